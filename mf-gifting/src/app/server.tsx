import {
  defineServer,
  type PrepareContext,
  type PrepareResult,
} from '@escapade/remote-kit/runtime/define-server'
import { GiftBalance } from '../features/balance/GiftBalance'
import { boxesQuery } from '../features/box/box-query'
import { giftCardQuery } from '../features/gift-card/gift-card-query'
import { GiftSetup } from '../features/gift-setup/GiftSetup'
import { stayPricesQuery } from '../features/gift-setup/gift-setup-queries'
import type { GivenStay } from '../features/gift-setup/use-gift-setup'
import { App } from './App'
import { loadTexts } from './load-texts'
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
  const block = await need(boxesQuery(api, visit.locale))
  return { status: block && !block.results.some((box) => box.id === id) ? 404 : 200 }
}

async function prepareSetup({ queryClient, api, visit: { locale }, props }: PrepareContext) {
  const { productId } = props as GivenStay
  await queryClient.prefetchQuery(stayPricesQuery(api, { locale, productId }))
}

export const { render } = defineServer({
  remote: 'mf-gifting',
  loadTexts,
  app: { view: App, prepare },
  fragments: {
    'gift-setup': { view: GiftSetup, prepare: prepareSetup },
    // The server knows of no gift: it is kept on the visitor's device.
    'gift-balance': { view: GiftBalance },
  },
})
