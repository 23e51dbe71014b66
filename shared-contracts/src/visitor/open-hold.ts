import type { Locale } from '../rules/visitor/locale'
import type { VisitorStorage } from './visitor-storage'

export const openHoldKey = 'escapade.open-hold'

/** Hold of this tab that is not paid: the home page leads back to where it is paid. */
export type OpenHold = {
  /** Address of its checkout below the market. */
  uri: string
  locale: Locale
  /** ISO instant at which it ends. */
  until: string
}

type Stored = Pick<VisitorStorage, 'setItem' | 'removeItem'>

/** Null: nothing is held any more. */
export function writeOpenHold(storage: Stored, hold: OpenHold | null): void {
  if (hold) storage.setItem(openHoldKey, JSON.stringify(hold))
  else storage.removeItem(openHoldKey)
}

type Asked = {
  /** As it is stored: an older release or another hand may have written it. */
  text: string | null
  locale: Locale
  /** Milliseconds, of the device's clock. */
  nowMs: number
}

/** Null where nothing is held, or is said to be in a way that cannot be read. */
export function readOpenHold({ text, locale, nowMs }: Asked): OpenHold | null {
  try {
    const { uri, until, ...hold }: Partial<OpenHold> = JSON.parse(text ?? 'null') ?? {}
    const isPath = typeof uri === 'string' && /^\/checkout[/?#]/.test(uri)
    if (hold.locale !== locale || !isPath || typeof until !== 'string') return null
    return Date.parse(until) > nowMs ? { uri, locale, until } : null
  } catch {
    return null
  }
}
