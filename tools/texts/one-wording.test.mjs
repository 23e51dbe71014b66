import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allSaid, idleContexts, nearlySame, otherWordings } from './one-wording.mjs'

/** @param {Record<string, Record<string, string>>} english @param {Record<string, Record<string, string>>} own */
function reading(english, own) {
  const catalogues = Object.keys(english).map((name) => ({
    name,
    fileOf: (/** @type {string} */ tag) => `${name}/${tag}`,
  }))
  const read = (/** @type {string} */ file) => {
    const [name = '', tag] = file.split('/')
    return new Map(Object.entries((tag === 'en' ? english : own)[name] ?? {}))
  }
  return allSaid({ catalogues, tag: 'fr', read })
}
const said = (/** @type {string} */ one, /** @type {string} */ other) =>
  reading(
    { cart: { leave: 'Privacy' }, news: { about: 'Privacy' } },
    { cart: { leave: one }, news: { about: other } },
  )

test('what English says in one way and a language in two is found, with both places', () => {
  assert.deepEqual(otherWordings({ said: said('Confidentialité', 'Vie privée'), byContext: [] }), [
    '"Privacy" is said in 2 ways: "Confidentialité" (cart: leave), "Vie privée" (news: about)',
  ])
  assert.deepEqual(otherWordings({ said: said('Confidentialité', 'Confidentialité'), byContext: [] }), [])
})

test('a text that a language says by context may be said in several ways, and one that none does is no exception', () => {
  const several = said('Annulé', 'Annulée')
  assert.deepEqual(otherWordings({ said: several, byContext: ['Privacy'] }), [])
  assert.deepEqual(idleContexts({ languages: [several], byContext: ['Privacy'] }), [])
  assert.equal(idleContexts({ languages: [said('a', 'a')], byContext: ['Privacy'] }).length, 1)
})

test('plural forms of one English text may differ', () => {
  const english = { cart: { left_one: '{{count}} left', left_other: '{{count}} left' } }
  const own = {
    cart: { left_one: 'reste {{count}}', left_other: 'restent {{count}}', left_many: 'restent {{count}}' },
  }
  assert.deepEqual(otherWordings({ said: reading(english, own), byContext: [] }), [])
})

for (const [one, other, isFound] of /** @type {[string, string, boolean][]} */ ([
  ['{{count}} nuits', '{{count}}\u00a0nuits', true],
  ['Taxe, sur place', 'Taxe sur place', true],
  ['Prix', 'Prix\u00a0:', false],
  ['Un instant', 'Un instant…', false],
  ['+ {{amount}}', '− {{amount}}', false],
  ['Rechercher', 'Réserver', false],
]))
  test(`"${one}" beside "${other}" ${isFound ? 'is found' : 'is none'}`, () => {
    const found = nearlySame(reading({ a: { x: 'A' }, b: { y: 'B' } }, { a: { x: one }, b: { y: other } }))
    assert.equal(found.length, isFound ? 1 : 0)
  })
