import { statements } from './statements'

/** Keys of who has paid an order, or read its mailbox, open its vouchers: those are as good as money. */
export const up = statements([
  'alter table order_key add column opens_vouchers boolean not null default false',
])

export const down = statements(['alter table order_key drop column opens_vouchers'])
