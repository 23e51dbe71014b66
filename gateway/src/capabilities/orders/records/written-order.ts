import type { Updateable } from 'kysely'
import type { InCamelCase } from '../../../platform/database/camel-case'
import type { CustomerOrderTable } from './order-tables'
import type { Order } from './orders-repository'

type Written = Updateable<InCamelCase<CustomerOrderTable>>
type InJson = 'stay' | 'item' | 'lines'

/** Columns of an order that may change; its status does so with an event alone (`life/advance.ts`). */
export type OrderChange = Omit<Written, InJson | 'buyer' | 'status'> & Partial<Pick<Order, InJson>>

/** A change as it is written: values of JSON as text. What is undefined is left as it is. */
export const asJson = ({ stay, item, lines, ...change }: OrderChange): Written => ({
  ...change,
  stay: stay && JSON.stringify(stay),
  item: item === undefined ? undefined : JSON.stringify(item),
  lines: lines && JSON.stringify(lines),
})
