import { statements } from './statements'

/** The arrival that a buyer was reminded of: other dates are reminded of again. */
export const up = statements([
  'alter table customer_order add column reminded_for date',
  `create index customer_order_arrival on customer_order (checkin)
    where kind = 'stay' and status = 'confirmed'`,
])

export const down = statements([
  'drop index customer_order_arrival',
  'alter table customer_order drop column reminded_for',
])
