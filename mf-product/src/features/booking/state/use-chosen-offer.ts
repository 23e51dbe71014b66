import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ProductOffer } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { BookingStay } from '@escapade/shared-contracts/criteria/stay-criteria'
import { useQuery } from '@tanstack/react-query'
import { roomOffersQuery } from './room-offers-query'

export type ChosenOffer = {
  /** The stay that is booked: of the page, or another offer of its room. */
  id: string
  /** Its name where it is not the stay of the page. */
  label: string | null
  /** Everything the room is sold with on the dates. */
  offers: readonly ProductOffer[]
  /** False while it is open whether the room has the offer that the hash names. */
  isKnown: boolean
}

const none: readonly ProductOffer[] = []
const noDates = { checkin: '', nights: 0 }

/** `#offerId` names an offer of the room; any other id is as good as none (PR-064). */
export function useChosenOffer(productId: string, { dates, party }: BookingStay): ChosenOffer {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const asked = useQuery({
    ...roomOffersQuery(useApi(), { id: productId, locale, party, dates: dates ?? noDates }),
    enabled: dates !== null,
  })
  const offers = (dates && asked.data) || none
  const wishes = dates !== null && criteria.offerId !== undefined && criteria.offerId !== productId
  const chosen = wishes ? offers.find(({ weekendId }) => weekendId === criteria.offerId) : undefined
  return {
    id: chosen?.weekendId ?? productId,
    label: chosen?.label ?? null,
    offers,
    isKnown: !wishes || !asked.isPending,
  }
}
