import {
  defineServer,
  type PrepareContext,
  type PrepareResult,
} from '@escapade/remote-kit/runtime/define-server'
import { boxesQuery } from '../common/box-query'
import { giftCardQuery } from '../common/gift-card-query'
import { stayPricesQuery } from '../common/stay-prices-query'
import { GiftBalance } from '../features/balance/GiftBalance'
import { boxDetailQuery } from '../features/box/box-detail-query'
import { GiftBoxes } from '../features/boxes/GiftBoxes'
import { GiftDrawer } from '../features/drawer/GiftDrawer'
import { GiftSetup } from '../features/gift-setup/GiftSetup'
import type { GivenStay } from '../features/gift-setup/use-gift-setup'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'
import { readRoute } from './route'

async function prepare(context: PrepareContext): Promise<PrepareResult> {
  const { need, api, visit, location } = context
  const route = readRoute(location)
  if (route.page === 'box') return prepareBox(context, route.id)
  if (route.page === 'gift-card') await need(giftCardQuery(api, visit.locale))
  return { status: route.page === 'not-found' ? 404 : 200 }
}

async function prepareBox({ need, api, visit }: PrepareContext, id: string): Promise<PrepareResult> {
  if (visit.flags.boxes === false || !id) return { status: 404 }
  await need(boxDetailQuery(api, { locale: visit.locale, id }))
  return { status: 200 }
}

async function prepareSetup({ queryClient, api, visit: { locale }, props }: PrepareContext) {
  const { productId } = props as GivenStay
  await queryClient.prefetchQuery(stayPricesQuery(api, { locale, productId }))
}

const prepareBoxes = ({ queryClient, api, visit }: PrepareContext) =>
  queryClient.prefetchQuery(boxesQuery(api, visit.locale))

export const { render } = defineServer({
  remote: 'mf-gifting',
  loadTexts,
  app: { view: App, prepare },
  fragments: {
    'gift-setup': { view: GiftSetup, prepare: prepareSetup },
    'gift-boxes': { view: GiftBoxes, prepare: prepareBoxes },
    // Opened by a press, in the browser.
    'gift-drawer': { view: GiftDrawer },
    // The server knows of no gift: it is kept on the visitor's device.
    'gift-balance': { view: GiftBalance },
  },
})
