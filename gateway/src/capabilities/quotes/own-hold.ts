import type { Db } from '../../platform/database/database'
import type { StockClaim } from '../../rates/stock'

/** Port: what an order that is not paid yet holds, so that a quote for its own visitor does not count it against them. */
export type FindOwnHold = (db: Db, orderUUID: string) => Promise<StockClaim | undefined>
