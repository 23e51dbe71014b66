import type { ContentKind, ContentOf } from '@escapade/gateway/capabilities/content/content-kinds'
import type { ContentEntry } from '@escapade/gateway/capabilities/content/content-repository'
import { type Texts, textIn } from '@escapade/gateway/platform/texts/texts'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
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

/** A search for stays, as menus, ideas and blocks link to it. */
export const staySearch = (criteria: Criteria): string =>
  paths.search({ flow: 'booking', hash: serializeCriteria({ criteria }) })
export const giftSearch = (campaign: string, criteria: Criteria = {}): string =>
  paths.search({
    flow: 'gifting',
    carried: { utm_medium: 'website', utm_campaign: campaign },
    hash: serializeCriteria({ criteria }),
  })
