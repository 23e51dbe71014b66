import en from '../locales/en.json'
import es from '../locales/es.json'
import fr from '../locales/fr.json'
import frBe from '../locales/fr-BE.json'
import it_ from '../locales/it.json'
import nl from '../locales/nl.json'
import nlBe from '../locales/nl-BE.json'

type Texts = { [key: string]: string | Texts }

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
const variables = (text: string) => [...text.matchAll(/{{(\w+)/g)].map(([, name]) => name).sort()
const source = Object.fromEntries(flat(en))

describe.each(Object.entries({ es, fr, it: it_, nl }))('texts in %s', (_, texts) => {
  const target = Object.fromEntries(flat(texts))
  it('cover every key of the source', () =>
    expect(Object.keys(target).sort()).toEqual(Object.keys(source).sort()))
  it('use only variables that the source knows', () => {
    for (const [key, text] of Object.entries(target))
      expect(variables(source[key] ?? '')).toEqual(expect.arrayContaining(variables(text)))
  })
  it('are typed with typographic apostrophes', () => {
    for (const text of Object.values(target)) expect(text).not.toContain("'")
  })
})

it.each(Object.entries({ frBe, nlBe }))('Belgian texts (%s) only override what exists', (_, texts) => {
  for (const [key] of flat(texts)) expect(source).toHaveProperty([key])
})

it('French keeps its punctuation on the line', () => {
  for (const [, text] of flat(fr)) expect(text).not.toMatch(/ [:;?!€%]/)
})
