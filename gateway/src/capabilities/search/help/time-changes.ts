import type { SearchChange } from '@escapade/shared-contracts/api/search/search-help-schemas'
import {
  defaultNights,
  flexBounds,
  longestSoldStay,
} from '@escapade/shared-contracts/rules/dates/stay-nights'
import { defaultGiftNights } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { isGift, type SearchRequest } from '../search-plan'

const soldLengths = Array.from({ length: longestSoldStay }, (_, index) => index + 1)

const lastsFor = (night: number): SearchChange => ({ kind: 'night', night })

/**
 * Other times at which a search could be asked, in rows: days around, fewer nights and more nights, the nearest first,
 * and any time at last. A search without dates has none.
 */
export function timeChanges(request: SearchRequest): SearchChange[][] {
  const { checkin, night, flex = 0, when } = request.searchCriterias
  const gift = isGift(request)
  if (!gift && !checkin && !when) return []
  const nights = night ?? (gift ? defaultGiftNights : defaultNights)
  const lengths = [
    soldLengths.filter((length) => length < nights).reverse(),
    soldLengths.filter((length) => length > nights),
  ].map((row) => row.map(lastsFor))
  if (gift) return lengths
  const around: SearchChange[] =
    checkin && flex < flexBounds.max ? [{ kind: 'flex', flex: flexBounds.max }] : []
  return [around, ...lengths, [{ kind: 'without', key: 'dates' }]]
}
