import { statements } from './statements'

/** A note on an order may be for a colleague, who finds it until it is done. */
export const up = statements([
  'alter table order_note add column mention text, add column done_at timestamptz',
  'create index order_note_open_mention on order_note (mention, created_at) where mention is not null and done_at is null',
])

export const down = statements(['alter table order_note drop column mention, drop column done_at'])
