import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { createCardToken } from '@escapade/shared-contracts/api/orders/orders'
import type { Card } from './how-to-pay'

/** Token of a card at the provider: given by its library, or for the sandbox by the gateway. */
export const cardMethod = async (api: ApiClient, card: Card): Promise<string> =>
  card.kind === 'token'
    ? card.authorise()
    : (await api.send(createCardToken, { body: card.card })).paymentMethod
