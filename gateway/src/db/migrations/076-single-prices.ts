import { statements } from './statements'

/** Prices of nights for one person who has the room alone, and of the from-prices that such nights are in. */
export const up = statements([
  `alter table room_month
    add column singles integer[],
    add constraint room_month_singles check (
      0 <= all (singles)
      and cardinality(singles) = extract(day from month + interval '1 month' - interval '1 day'))`,
  'alter table stay_from add column singles integer[]',
])

export const down = statements([
  'drop view if exists stay_month',
  'drop view if exists room_day',
  'alter table stay_from drop column singles',
  'alter table room_month drop column singles',
])
