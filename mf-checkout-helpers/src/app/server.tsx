import {
  defineServer,
  type PrepareContext,
  type PrepareResult,
} from '@escapade/remote-kit/runtime/define-server'
import { orderQuery } from '../features/confirmation/order-query'
import { stayQuery } from '../features/stay/stay-queries'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'
import { loadPage } from './pages'
import { readRoute } from './route'

async function prepare({ queryClient, api, visit, location }: PrepareContext): Promise<PrepareResult> {
  const route = readRoute(location)
  await loadPage(route, visit)
  if (route.page === 'confirmation') await queryClient.prefetchQuery(orderQuery(api, route.orderUUID))
  if (route.page === 'checkout' && route.productId) {
    await queryClient.prefetchQuery(stayQuery(api, { productId: route.productId, locale: visit.locale }))
  }
  return {}
}

export const { render } = defineServer({
  remote: 'mf-checkout-helpers',
  loadTexts,
  app: { view: App, prepare },
})
