import { statements } from './statements'

/**
 * Marks orders that are refused where they book their buyer a stay for the second time: their page has yet to ask.
 */
export const up = statements([
  'alter table customer_order add column asks_first boolean not null default false',
])

export const down = statements(['alter table customer_order drop column asks_first'])
