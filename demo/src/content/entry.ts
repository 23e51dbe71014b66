import type { ContentKind, ContentOf } from '@escapade/gateway/capabilities/content/content-kinds'
import type { ContentEntry } from '@escapade/gateway/capabilities/content/content-repository'
import { type Texts, textIn } from '@escapade/gateway/platform/texts/texts'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'

/** Content that a locale starts with; editors change it afterwards. */
export type Seed = (locale: Locale) => ContentEntry[]

/** Entries of one kind in their order. */
export const entriesOf = <K extends ContentKind>(
  kind: K,
  locale: Locale,
  contents: readonly (readonly [id: string, content: ContentOf<K>])[],
): ContentEntry<K>[] =>
  contents.map(([id, content], index) => ({ kind, id, locale, position: index + 1, content }))

export const speaker =
  (locale: Locale) =>
  (text: Texts): string =>
    textIn(text, languageOf(locale))

export type Say = ReturnType<typeof speaker>

/** A search for a theme, as menus, ideas and blocks link to it. */
export const themeSearch = (theme: string): string => `/search?flow=booking#theme=${theme}`
export const giftSearch = (campaign: string): string =>
  `/search?flow=gifting&utm_medium=website&utm_campaign=${campaign}`

export const giftCard = '/giftcard/customization'
