import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regionalTexts, struckWords } from './glossary.mjs'

const struck = (/** @type {string} */ tag, /** @type {string} */ text) =>
  struckWords({ tag, texts: new Map([['key', text]]) }).length

for (const [tag = '', wrong = '', right = ''] of [
  ['fr', 'Réservé d’un bloc', 'Réservé en une seule fois'],
  ['fr', 'Votre séjour chez {{hotel}}', 'Votre séjour {{hotel, at}}'],
  ['fr', 'Dîner en trois\u00a0services', 'Dîner\u00a0: entrée, plat, dessert'],
  ['fr-BE', 'Les enfants sont bienvenus', 'Les enfants sont les bienvenus'],
  ['nl', 'een doorstreepte prijs', 'een doorgestreepte prijs'],
  ['nl', 'Je boeking in {{hotel}}', 'Je boeking {{hotel, at}}'],
  ['nl', '{{percentage}} % van de prijs', '{{percentage}}% van de prijs'],
  ['nl-BE', 'dan kan u ons schrijven', 'dan kun je ons schrijven'],
  ['es', 'Quedan {{amount}}', 'Saldo: {{amount}}'],
  ['es', 'en menos de 72h', 'en menos de 72 h'],
  ['it', 'una fuga', 'un weekend'],
  ['it', 'subito via e-mail', 'subito per e-mail'],
]) {
  test(`${tag}: ${wrong}`, () => {
    assert.equal(struck(tag, wrong), 1)
    assert.equal(struck(tag, right), 0)
  })
}

test('a later locale says its own words, in what is its own and in what it takes over', () => {
  const inRegion = (/** @type {string} */ text) => text.replace('klantenservice', 'klantendienst')
  const language = new Map([
    ['a', 'de klantenservice'],
    ['b', 'de klantenservice helpt'],
    ['c', 'niets'],
  ])
  const texts = new Map([['b', 'onze klantenservice']])
  assert.deepEqual(regionalTexts({ language, texts, inRegion }), [
    ['b', 'onze klantendienst'],
    ['a', 'de klantendienst'],
  ])
  assert.deepEqual(regionalTexts({ language: new Map(), texts: new Map([['b', 'ok']]), inRegion }), [])
})
