import { statements } from './statements'

/** A gift may be mailed to its recipient on a day that the buyer chooses. */
export const up = statements([
  'alter table gift add column delivery jsonb',
  'alter table gift add column delivered_at timestamptz',
])

export const down = statements([
  'alter table gift drop column delivered_at',
  'alter table gift drop column delivery',
])
