import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { StayDates } from '../../pricing/stay-calendar'
import type { PartySize } from '../../pricing/stay-price'
import type { StockClaim } from '../../rates/stock'
import type { ActivityChoice } from './activities/activity-dates'

export type StayQuestion = {
  id: string
  locale: Locale
  checkin: string
  nights: number
  party: PartySize
  /** On a partner's page, which has terms of its own. */
  onMinisite: boolean
}
export type PriceQuestion = Omit<StayQuestion, keyof StayDates> & { dates: StayDates | null }
export type UpsellsQuestion = { id: string; locale: Locale; nights: number | undefined; party: PartySize }
export type QuoteQuestion = StayQuestion & {
  choices: ActivityChoice[]
  /** Stock that the asker holds already. */
  own?: StockClaim | undefined
  /** True when other dates are looked for where these cannot be had; the default. */
  proposes?: boolean
}
