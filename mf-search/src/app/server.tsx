import { announcementQuery } from '@escapade/remote-kit/runtime/announcement'
import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { marketingBlocksQuery, targetedBannersQuery } from '../features/banners/banners-queries'
import { boxesBlockQuery, giftBlockQuery } from '../features/promo/gift-queries'
import {
  carouselQuery,
  criteriaOf,
  type ResultCarouselProps,
} from '../fragments/result-carousel/carousel-query'
import { ResultCarousel } from '../fragments/result-carousel/ResultCarousel'
import { BoxOfPage } from '../fragments/search-box/BoxOfPage'
import { SummaryBar } from '../fragments/summary-bar/SummaryBar'
import { loadTexts } from '../locales/load-texts'
import { activitiesQuery } from '../search/queries/activities-query'
import { activitiesRequest } from '../search/queries/activities-request'
import { giftPricesQuery } from '../search/queries/gift-prices-query'
import { offersRequest } from '../search/queries/offers-request'
import { resultsQuery } from '../search/queries/results-query'
import type { Route } from '../search/queries/use-search'
import { readSearchRoute } from '../search/route/route'
import { App } from './App'
import { loadParts } from './parts'

type Client = Pick<PrepareContext, 'queryClient' | 'api' | 'visit'>

async function prepareResults({ queryClient, need, api, visit, location, criteria }: PrepareContext) {
  const { flow, page } = readSearchRoute(location, { activityOnly: visit.flags.activityOnly !== false })
  const search = { locale: visit.locale, criteria, page }
  const found =
    flow === 'activity'
      ? need(activitiesQuery(api, activitiesRequest(search)))
      : need(resultsQuery(api, offersRequest({ ...search, flow })))
  await Promise.all([
    found,
    loadParts({ location, visit }),
    visit.customerCare ? null : preparePromotions({ queryClient, api, visit }, { flow, page }),
  ])
}

/**
 * Texts and banners that editors put around the results: in the document, so that nothing moves and nothing is asked
 * for when they come.
 */
const preparePromotions = ({ queryClient, api, visit: { locale } }: Client, { flow, page }: Route) =>
  Promise.all([
    queryClient.prefetchQuery(giftBlockQuery(api, locale)),
    queryClient.prefetchQuery(boxesBlockQuery(api, locale)),
    queryClient.prefetchQuery(targetedBannersQuery(api, locale)),
    queryClient.prefetchQuery(announcementQuery(api, { page: 'searchPages', flow, locale })),
    page === 0 && queryClient.prefetchQuery(marketingBlocksQuery(api, locale)),
    flow === 'gifting' && queryClient.prefetchQuery(giftPricesQuery(api, locale)),
  ])

async function prepareCarousel({ queryClient, api, visit, props }: PrepareContext) {
  const carousel = props as ResultCarouselProps
  const criteria = criteriaOf(carousel)
  await queryClient.prefetchQuery(carouselQuery(api, { locale: visit.locale, props: carousel, criteria }))
}

export const { render } = defineServer({
  remote: 'mf-search',
  loadTexts,
  app: { view: App, prepare: prepareResults, followsCriteria: true },
  fragments: {
    'search-box': { view: BoxOfPage },
    'summary-bar': { view: SummaryBar },
    'result-carousel': { view: ResultCarousel, prepare: prepareCarousel },
  },
})
