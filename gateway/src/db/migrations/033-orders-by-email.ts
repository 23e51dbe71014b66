import { statements } from './statements'

/** Orders of one person are found by their e-mail, in whatever case it was typed. */
export const up = statements([
  "create index customer_order_email on customer_order (lower(buyer ->> 'email'))",
])

export const down = statements(['drop index customer_order_email'])
