import { announcementQuery } from '@escapade/remote-kit/runtime/announcement'
import {
  defineServer,
  type PrepareContext,
  type PrepareResult,
} from '@escapade/remote-kit/runtime/define-server'
import * as paths from '@escapade/shared-contracts/paths'
import { defaultParty } from '@escapade/shared-contracts/rules/party/change-party'
import { fromPriceQuery } from '../features/booking/state/booking-queries'
import { firstDaysQueries } from '../features/booking/state/first-days-queries'
import { upsellsQuery } from '../features/extras/upsells-query'
import { productQuery } from '../features/product/product-query'
import { isOver } from '../features/product/too-late'
import { highlightsQuery } from '../features/reviews/reviews-query'
import { HotelReviews, type HotelReviewsProps } from '../fragments/hotel-reviews/HotelReviews'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'
import { isFromMetasearch, readRoute } from './route'

/** The stay first: it names the hotel and may be over. The browser asks for anything else that is missing. */
async function prepare({ queryClient, need, api, visit, location }: PrepareContext): Promise<PrepareResult> {
  const { id, flow } = readRoute(location)
  const { locale } = visit
  const party = { ...defaultParty }
  const announced = queryClient.prefetchQuery(announcementQuery(api, { page: 'productPages', flow, locale }))
  const others = flow === 'booking' && queryClient.prefetchQuery(fromPriceQuery(api, { id, locale, party }))
  const answer = await need(productQuery(api, { id, locale }))
  if (answer?.product === null) return { status: 404 }
  // Browsers carry the hash over to where they are sent.
  if (answer && flow === 'booking' && visit.flags.metasearchRedirect === true && isFromMetasearch(location))
    // The query names the campaign to analytics.
    return { redirect: paths.hotel({ id: answer.product.hotel.id, carried: location.query }) }
  if (answer && isOver(answer.product, visit.now)) return { status: 410 }
  if (answer) {
    const { nights, hotel } = answer.product
    const hotelId = hotel.id
    const days =
      flow === 'booking' ? firstDaysQueries(api, { id, hotelId, locale, party, now: visit.now }) : []
    await Promise.all([
      queryClient.prefetchQuery(upsellsQuery(api, { id, locale, party, nights })),
      queryClient.prefetchQuery(highlightsQuery(api, { hotelId, locale })),
      ...days.map((query) => queryClient.prefetchQuery(query)),
    ])
  }
  await Promise.all([announced, others])
  return { status: 200 }
}

async function prepareReviews({ queryClient, api, visit, props }: PrepareContext) {
  const { hotel } = props as HotelReviewsProps
  await queryClient.prefetchQuery(highlightsQuery(api, { hotelId: hotel.id, locale: visit.locale }))
}

export const { render } = defineServer({
  remote: 'mf-product',
  loadTexts,
  app: { view: App, prepare },
  fragments: { 'hotel-reviews': { view: HotelReviews, prepare: prepareReviews } },
})
