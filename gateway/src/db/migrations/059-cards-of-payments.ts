import { statements } from './statements'

/** Brand and last four digits of cards that have paid: callers read them out, and orders are found by them. */
export const up = statements([
  'alter table payment add column card_brand text, add column card_ending text',
  `create index payment_card_ending on payment (card_ending) where card_ending <> ''`,
  `create index payment_unnamed on payment (updated_at) where status = 'captured' and card_ending is null`,
])

export const down = statements(['alter table payment drop column card_brand, drop column card_ending'])
