import { statements } from './statements'

/** Whether a second booking of the same stay by the same buyer is refused: its page has yet to ask. */
export const up = statements([
  'alter table customer_order add column asks_first boolean not null default false',
])

export const down = statements(['alter table customer_order drop column asks_first'])
