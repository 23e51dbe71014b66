import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { orderQuery } from '../features/confirmation/order-query'
import { stayQuery } from '../features/stay/stay-queries'
import { App } from './App'
import { readRoute } from './route'
import { texts } from './texts'

async function prepare({ queryClient, api, visit, location }: PrepareContext) {
  const route = readRoute(location)
  if (route.page === 'confirmation') await queryClient.prefetchQuery(orderQuery(api, route.orderUUID))
  if (route.page === 'checkout' && route.productId) {
    await queryClient.prefetchQuery(stayQuery(api, { productId: route.productId, locale: visit.locale }))
  }
}

export const { render } = defineServer({ remote: 'mf-checkout-helpers', texts, app: { view: App, prepare } })
