import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { giftBlocksQuery } from '../features/promo/gift-blocks-query'
import { SearchBox } from '../features/search-box/SearchBox'
import { carouselQuery, type ResultCarouselProps } from '../fragments/result-carousel/carousel-query'
import { ResultCarousel } from '../fragments/result-carousel/ResultCarousel'
import { activitiesQuery } from '../search/activities-query'
import { activitiesRequest } from '../search/activities-request'
import { offersRequest } from '../search/offers-request'
import { resultsQuery } from '../search/results-query'
import { App } from './App'
import { readSearchRoute } from './route'
import { texts } from './texts'

async function prepareResults({ queryClient, api, visit, location }: PrepareContext) {
  const { flow, page } = readSearchRoute(location, { activityOnly: visit.flags.activityOnly !== false })
  const search = { locale: visit.locale, criteria: {}, page }
  if (flow === 'activity') return queryClient.prefetchQuery(activitiesQuery(api, activitiesRequest(search)))
  const request = offersRequest({ ...search, flow })
  await Promise.all([
    queryClient.prefetchQuery(resultsQuery(api, request)),
    queryClient.prefetchQuery(giftBlocksQuery(api)),
  ])
}

async function prepareCarousel({ queryClient, api, visit, props }: PrepareContext) {
  await queryClient.prefetchQuery(carouselQuery(api, visit.locale, props as ResultCarouselProps))
}

export const { render } = defineServer({
  remote: 'mf-search',
  texts,
  app: { view: App, prepare: prepareResults },
  fragments: {
    'search-box': { view: SearchBox },
    'result-carousel': { view: ResultCarousel, prepare: prepareCarousel },
  },
})
