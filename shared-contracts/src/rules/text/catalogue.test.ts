import { catalogueChain, catalogueTags, mergeCatalogues, overrideTags } from './catalogue'

it('has a catalogue of each language, and one for what its later locales say differently', () => {
  expect(catalogueTags).toEqual(['en', 'fr', 'es', 'nl', 'it', 'fr-BE', 'nl-BE'])
  expect(overrideTags).toEqual(['fr-BE', 'nl-BE'])
})

it.each([
  ['fr-FR', ['fr']],
  ['fr-BE', ['fr', 'fr-BE']],
  ['nl-BE', ['nl', 'nl-BE']],
  ['en', ['en']],
  ['en-XA', ['en']],
])('reads %s from %j', (tag, chain) => expect(catalogueChain(tag)).toEqual(chain))

it('lets later catalogues override single texts of earlier ones', () => {
  expect(mergeCatalogues([{ a: { b: 'one', c: 'two' }, d: 'three' }, { a: { c: 'other' } }])).toEqual({
    a: { b: 'one', c: 'other' },
    d: 'three',
  })
})
