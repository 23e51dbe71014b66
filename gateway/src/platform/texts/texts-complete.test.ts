import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The gateway's own catalogues lie beside what they are for; this is what tools/check-texts.mjs asks of the pages'. */
type Tree = { [key: string]: string | Tree }
const root = path.join(__dirname, '../../capabilities')
const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('texts/en.json'))
  .map((file) => path.dirname(path.join(root, file)))

const flatten = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value] as [string, string]] : flatten(value, `${at}${key}.`),
  )
const read = (folder: string, language: string) =>
  new Map(flatten(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Tree))
const plain = (key: string) => key.replace(/_(one|many|other)$/, '')
const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(plain))].sort()
const marksOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([mark]) => mark).sort()

describe.each(folders)('%s', (folder) => {
  const source = read(folder, 'en')
  const sourceOf = (key: string) => source.get(key) ?? source.get(`${plain(key)}_other`) ?? ''

  it.each(['fr', 'es', 'nl', 'it'])('is complete in %s, with the same placeholders', (language) => {
    const texts = read(folder, language)
    expect(keysOf(texts)).toEqual(keysOf(source))
    for (const [key, text] of texts)
      expect({ key, marks: marksOf(text) }).toEqual({ key, marks: marksOf(sourceOf(key)) })
  })

  it('has a no-break space before French double punctuation', () => {
    for (const [key, text] of read(folder, 'fr'))
      expect({ key, text }).toEqual({ key, text: text.replace(/ (?=[:;?!»€%])/g, '\u00a0') })
  })
})

it('finds the catalogues', () => expect(folders.length).toBeGreaterThanOrEqual(3))
