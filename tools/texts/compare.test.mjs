import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyTexts, leftoverKeys, missingKeys, misspelt, otherPlaceholders, pluralGaps } from './compare.mjs'
import { unknownKeys, unusedKeys } from './usage.mjs'

const source = new Map([
  ['title', 'Stays in {{place}}'],
  ['found_one', '{{count}} stay'],
  ['found_other', '{{count}} stays'],
  ['terms', 'Read <a>the terms</a>'],
])
const french = new Map([
  ['title', 'Séjours à {{place}}'],
  ['found_one', 'Un séjour'],
  ['found_many', '{{count}} de séjours'],
  ['found_other', '{{count}} séjours'],
  ['terms', 'Lire <a>les conditions</a>'],
])
/** @param {Record<string, string | undefined>} changes */
const facts = (changes = {}) => ({
  source,
  tag: 'fr',
  texts: new Map(
    Object.entries({ ...Object.fromEntries(french), ...changes }).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, text]],
    ),
  ),
})

test('a complete catalogue has no problem', () => {
  for (const check of [missingKeys, leftoverKeys, otherPlaceholders, pluralGaps, misspelt, emptyTexts])
    assert.deepEqual(check(facts()), [])
})

/** @type {[typeof missingKeys, Record<string, string | undefined>, string][]} */
const faults = [
  [missingKeys, { title: undefined }, 'missing title'],
  [leftoverKeys, { old: 'Vieux' }, 'old is not in the source'],
  [otherPlaceholders, { title: 'Séjours à {{city}}' }, 'title has other placeholders than the source'],
  [otherPlaceholders, { terms: 'Lire les conditions' }, 'terms has other placeholders than the source'],
  [pluralGaps, { found_many: undefined }, 'found lacks the plural _many'],
  [misspelt, { title: 'Séjours à {{place}} !' }, 'title needs a no-break space (--mend)'],
  [misspelt, { terms: "L'hôtel <a>ici</a>" }, 'terms has a straight apostrophe'],
  [emptyTexts, { title: ' ' }, 'title is empty'],
]
for (const [check, changes, problem] of faults)
  test(`finds that ${problem}`, () => assert.deepEqual(check(facts(changes)), [problem]))

const keys = new Map([
  ['filters.price.label', ''],
  ['page.title_gift', ''],
  ['left.over', ''],
])

test('finds texts that no source uses, by key, by pattern and in a context', () => {
  const pattern = '`filters.' + '$' + '{name}.label`'
  const code = `t(${pattern}); t('page.title', { context })`
  assert.deepEqual(unusedKeys({ source: keys, code }), ['left.over is not used'])
  assert.deepEqual(unusedKeys({ source: keys, code, dynamic: ['left.*'] }), [])
})

test('finds keys that sources ask for and no catalogue has', () => {
  const code = ["t('filters.price.label')", "t('page.nothing')", '<Trans i18nKey="left.none" />'].join(';')
  assert.deepEqual(unknownKeys({ catalogues: [keys], code }), [
    'page.nothing is asked for and missing',
    'left.none is asked for and missing',
  ])
})
