/** @typedef {import('./catalogue.mjs').Texts} Texts */
/** @typedef {{ source: Texts, texts: Texts, tag: string }} Facts */

/**
 * Plural forms differ by language: `_one`, `_many` and `_other` of one key count as one.
 *
 * @param {string} key
 */
export const singular = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '')

const isPlural = (/** @type {string} */ key) => key !== singular(key)

const placeholders = (/** @type {string} */ text) =>
  [...String(text).matchAll(/\{\{\s*(\w+)|(?<!\{)\{(\w+)\}|<(\w+)/g)]
    // `{hotel_at}` is the hotel with what a sentence of the language puts before it.
    .map(([, name, single, tag]) => name ?? single?.replace(/^hotel_(at|of|the)$/, 'hotel') ?? `<${tag}>`)
    .sort()
    .join(' ')

/** Keys that the source has and a complete catalogue lacks. @param {Facts} facts */
export function missingKeys({ source, texts }) {
  const has = new Set([...texts.keys()].map(singular))
  return [...new Set([...source.keys()].map(singular))]
    .filter((key) => !has.has(key))
    .map((key) => `missing ${key}`)
}

/** Keys that the source no longer has. @param {Facts} facts */
export const leftoverKeys = ({ source, texts }) => {
  const has = new Set([...source.keys()].map(singular))
  return [...texts.keys()]
    .filter((key) => !has.has(singular(key)))
    .map((key) => `${key} is not in the source`)
}

/** A text of one or none may leave the number out. @param {Facts} facts */
export const otherPlaceholders = ({ source, texts }) =>
  [...texts]
    .filter(([key, text]) => {
      const original = source.get(key) ?? source.get(`${singular(key)}_other`)
      return (
        original !== undefined && !/_(zero|one)$/.test(key) && placeholders(text) !== placeholders(original)
      )
    })
    .map(([key]) => `${key} has other placeholders than the source`)

/**
 * A plural has each category of its language: `fr` needs `_many` for a million. Overrides say only what differs.
 *
 * @param {Facts} facts
 */
export function pluralGaps({ texts, tag }) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  return [...new Set([...texts.keys()].filter(isPlural).map(singular))].flatMap((key) =>
    pluralCategories
      .filter((category) => !texts.has(`${key}_${category}`))
      .map((category) => `${key} lacks the plural _${category}`),
  )
}

const spellings = [
  { tags: ['fr', 'fr-BE'], wrong: / ([:;?!»€%])|« /, says: 'needs a no-break space (--mend)' },
  // The source keeps the spelling of the documents that it was taken from.
  {
    tags: ['fr', 'es', 'nl', 'it', 'fr-BE', 'nl-BE'],
    wrong: /\p{Letter}'\p{Letter}/u,
    says: 'has a straight apostrophe',
  },
]

/** @param {Facts} facts */
export const misspelt = ({ texts, tag }) =>
  spellings.flatMap(({ tags, wrong, says }) =>
    !tags.includes(tag)
      ? []
      : [...texts].filter(([, text]) => wrong.test(text)).map(([key]) => `${key} ${says}`),
  )

/** @param {Facts} facts */
export const emptyTexts = ({ texts }) =>
  [...texts]
    .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    .map(([key]) => `${key} is empty`)
