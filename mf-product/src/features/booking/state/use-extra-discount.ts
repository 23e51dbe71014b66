import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ProductPrice } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { StayDates } from '@escapade/shared-contracts/criteria/stay-criteria'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import { useQuery } from '@tanstack/react-query'
import { datedPriceQuery } from './booking-queries'

/** A code and the percent that it takes off: the card of a search has counted it in (SE-072). */
export type ExtraDiscount = { code: string; percent: number }

type Input = {
  id: string
  party: Party
  dates: StayDates | null
  isKnown: boolean
  /** The answer without dates. */
  from: ProductPrice | undefined
}

const noDates = { checkin: '', checkout: '', nights: 0 }

/** Only visitors of the experiment see one, as on the cards that lead here. */
export function useExtraDiscount({ id, party, dates, isKnown, from }: Input): ExtraDiscount | null {
  const { locale, flags } = useVisit()
  const isAssigned = flags.autoDiscount === true
  const dated = useQuery({
    ...datedPriceQuery(useApi(), { id, locale, party, dates: dates ?? noDates }),
    enabled: isAssigned && dates !== null && isKnown,
  })
  const price = dates ? dated.data : from
  // Dates that cannot be had are answered with the lowest price, and with its code.
  if (!isAssigned || !price || (dates && !price.finalPrice)) return null
  const { extraDiscountCode: code, extraDiscount: percent } = price
  return code && percent !== null ? { code, percent } : null
}
