import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useMinisite } from '@escapade/remote-kit/runtime/minisite'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { validChoices } from '@escapade/shared-contracts/criteria/activity-choices'
import { checkActivityDates } from '@escapade/shared-contracts/rules/dates/check-activity-dates'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useQuery } from '@tanstack/react-query'
import { createOrderStore } from '../../features/order/pending-order'
import { type CheckoutStay, readCheckoutStay } from '../../features/stay/checkout-stay'
import { quoteQuery } from '../../features/stay/stay-queries'

/** Why the wallet stays closed. */
export type WalletProblem = 'travelDates' | 'activityDates' | 'notBookable'

const noStay = { productId: '', checkin: '', nights: 1, adult: 2, child: 0, baby: 0, activityDates: [] }

/**
 * The stay that the address names, with its price, or what is missing of it. A page that quotes the stay passes what it
 * knows, null while it asks; without it the wallet asks itself.
 */
export function useWalletStay(productId: string, known?: Quote | null) {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const read = readCheckoutStay({ query: { productId }, criteria })
  const { minisite, waits: isSearching } = useMinisite()
  const stay = typeof read === 'string' || isSearching ? null : { ...read, minisiteId: minisite?.minisiteId }
  const ownOrder = () => createOrderStore(tabStorage).read()?.orderUUID
  const asked = useQuery({
    ...quoteQuery(useApi(), { stay: stay ?? noStay, locale, ownOrder }),
    enabled: stay !== null && known === undefined,
  })
  const quote = known === undefined ? asked.data : (known ?? undefined)
  const isFetching = known === undefined ? asked.isFetching : known === null
  return { stay, quote, waits: isSearching || (stay !== null && isFetching), problem: problemOf(stay, quote) }
}

function problemOf(stay: CheckoutStay | null, quote: Quote | undefined): WalletProblem | null {
  if (!stay) return 'travelDates'
  if (!quote?.bookable || !quote.priceInfo) return 'notBookable'
  const required = quote.activityDates.map(({ activityId }) => activityId)
  const selected = validChoices(stay.activityDates, quote.activityDates)
  return checkActivityDates({ required, selected }) && 'activityDates'
}
