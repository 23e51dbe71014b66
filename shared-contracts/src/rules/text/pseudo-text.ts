import { bcp47, pseudoLocale } from '../visitor/locale'
import type { Catalogue } from './catalogue'

/** Tag of the pseudo-locale's texts. */
export const pseudoTag = bcp47(pseudoLocale)

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçðéƒĝĥíĵķļɱñóþǫŕšŧúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŦÚṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]))

/** Text that a program reads: placeholders, tags, nested keys, entities. It stays as it is. */
const machinery = /(\{\{[^}]*\}\}|\{\w+\}|<[^>]+>|\$t\([^)]*\)|&#?\w+;)/

const isVowel = (letter: string) => 'aeiouAEIOU'.includes(letter)

/** Vowels come twice: some 40 % more, which is what other languages need beyond English. */
const stretched = (words: string): string =>
  [...words]
    .map((letter) => {
      const drawn = accents.get(letter) ?? letter
      return isVowel(letter) ? drawn + drawn.toLowerCase() : drawn
    })
    .join('')

/** English as a tester sees it: `Book {{count}} nights` → `[Ɓóóóóķ {{count}} ñííĝĥŧš]`. An empty text stays empty. */
export const pseudoText = (text: string): string =>
  text.trim() === ''
    ? text
    : `[${text
        .split(machinery)
        .map((part, at) => (at % 2 === 0 ? stretched(part) : part))
        .join('')}]`

/** A catalogue whose every text is `pseudoText` of the source's, under the same keys. */
export const pseudoCatalogue = (source: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoCatalogue(value),
    ]),
  )
