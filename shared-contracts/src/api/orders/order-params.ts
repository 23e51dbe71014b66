import * as z from 'zod/mini'
import { Id, queryNumber } from '../common-schemas'

export const OrderParams = z.object({ orderUUID: Id })

/** A gift of an order, by its place in it. */
export const GiftOfOrderParams = z.object({ orderUUID: Id, line: queryNumber(0, 999) })

/** The uuid of an order in the examples of the calls. */
export const exampleOrder = '5f0c6f6e-3a4b-4f0e-9c53-0d6a2f1f7b11'
