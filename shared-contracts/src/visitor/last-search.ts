import type { Locale } from '../rules/visitor/locale'
import type { VisitorStorage } from './visitor-storage'

export const lastSearchKey = 'escapade.last-search'

/** The search that this device made last: the home page leads back to it. */
export type LastSearch = {
  /** Address of its first page below the market, criteria included. */
  uri: string
  /** Locale that its words are in: others sell other stays. */
  locale: Locale
  where: string
  when: string | null
  /** Last day (yyyy-MM-dd) on which it can find something; null: it names no day. */
  until: string | null
}

export function writeLastSearch(storage: Pick<VisitorStorage, 'setItem'>, search: LastSearch): void {
  storage.setItem(lastSearchKey, JSON.stringify(search))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

type Asked = {
  /** As it is stored: an older release or another hand may have written it. */
  text: string | null
  locale: Locale
  /** yyyy-MM-dd */
  today: string
}

/** Town that it was for, by id; null for one of another place or none. */
export const townOf = ({ uri }: Pick<LastSearch, 'uri'>): string | null =>
  new URLSearchParams(uri.split('#')[1]).get('city')

/** Null where there is none that leads anywhere: of another locale, of days that are over, or not readable. */
export function readLastSearch({ text, locale, today }: Asked): LastSearch | null {
  try {
    const search: Partial<LastSearch> | null = JSON.parse(text ?? 'null')
    const { uri, where, when = null, until = null } = search ?? {}
    if (search?.locale !== locale || !isText(uri) || !/^\/search[?#]/.test(uri) || !isText(where)) return null
    if (until !== null && (!isText(until) || until < today)) return null
    return { uri, locale, where, when: isText(when) ? when : null, until }
  } catch {
    return null
  }
}
