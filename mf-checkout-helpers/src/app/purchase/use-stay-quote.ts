import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { useQuery } from '@tanstack/react-query'
import type { CheckoutStay } from '../../features/stay/checkout-stay'
import { quoteQuery } from '../../features/stay/stay-queries'

type Options = { stay: CheckoutStay | null; ownOrder: () => string | undefined }

/**
 * The price of the stay of the address. Once the places of an activity are gone on the day that was chosen, the stay
 * is quoted without a day: another one is chosen in the checkout.
 */
export function useStayQuote({ stay, ownOrder }: Options) {
  const api = useApi()
  const { locale } = useVisit()
  const asked = stay ?? emptyStay
  const quote = useQuery({ ...quoteQuery(api, { stay: asked, locale, ownOrder }), enabled: stay !== null })
  const isDayGone = quote.data?.reason === 'ACTIVITY_NOT_AVAILABLE' && asked.activityDates.length > 0
  const dayless = { ...asked, activityDates: [] }
  const open = useQuery({ ...quoteQuery(api, { stay: dayless, locale, ownOrder }), enabled: isDayGone })
  return isDayGone ? { quote: open, stay: stay && dayless } : { quote, stay }
}

/** Stands in while the address names no stay; its query is disabled. */
const emptyStay = { productId: '', checkin: '', nights: 1, adult: 2, child: 0, baby: 0, activityDates: [] }
