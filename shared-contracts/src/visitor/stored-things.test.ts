import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cookies, storageEntries, stripeCookies } from './stored-things'

const root = path.join(__dirname, '../../..')
const places = ['src', 'client', 'server', 'runtime', 'release']

/** Sources of all packages, without their tests. */
function sources(): string[] {
  const packages = readdirSync(root).filter((name) => /^(mf-|shell$|shared-|remote-kit$|gateway$)/.test(name))
  return packages.flatMap((name) => places.flatMap((place) => filesOf(path.join(root, name, place))))
}

const filesOf = (folder: string): string[] =>
  listing(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : filesOf(file)
    return /(?<!\.test|\.d)\.tsx?$/.test(entry.name) ? [file] : []
  })

function listing(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

const namesOf = (list: readonly { names: readonly string[] }[]) => list.flatMap(({ names }) => names)

describe('what browsers keep', () => {
  const files = sources().filter((file) => !file.endsWith('stored-things.ts'))
  const textsIn = (list: string[]) => list.map((file) => readFileSync(file, 'utf8'))
  const texts = textsIn(files)

  it('is listed by every key that the sources have, and no other', () => {
    const ofPages = textsIn(files.filter((file) => !/^gateway|\/server\//.test(path.relative(root, file))))
    const keys = ofPages.flatMap((text) =>
      [...text.matchAll(/(?<!Symbol\.for\()['"`](escapade\.(?!example|pdf|json|csv|ics)[\w.-]+)['"`]/g)].map(
        ([, key]) => key ?? '',
      ),
    )
    // Of agents' pages, which no visitor has.
    const ofVisitors = new Set(keys.filter((key) => !key.startsWith('escapade.desk')))
    const listed = namesOf(storageEntries).filter((name) => name.startsWith('escapade.'))
    expect([...ofVisitors].sort()).toEqual(listed.toSorted())
  })

  it('is listed by cookies that the sources name, each once', () => {
    const listed = namesOf(cookies)
    expect(new Set(listed).size).toBe(listed.length)
    for (const name of listed)
      expect(texts.some((text) => text.includes(`'${name}'`) || text.includes(`${name}:`))).toBe(true)
    expect(namesOf(stripeCookies)).toEqual(['__stripe_mid', '__stripe_sid'])
  })
})
