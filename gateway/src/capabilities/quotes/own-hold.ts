import type { StockClaim } from '../../rates/stock'

type Asker = { orderUUID: string | undefined; placeId: string | undefined }

/**
 * Port: what an order of the visitor holds that is not paid yet, or their place on a waiting list, so that a quote for
 * them does not count it against them.
 */
export type FindOwnHold = (asker: Asker) => Promise<StockClaim | undefined>
