import { statements } from './statements'

/** Days before arrival until which a stay is cancelled, by the day of arrival. */
export const up = statements([
  `alter table room_month
    add column cancel_days smallint[],
    add constraint room_month_cancel_days check (
      0 <= all (cancel_days)
      and cardinality(cancel_days) = extract(day from month + interval '1 month' - interval '1 day'))`,
])

export const down = statements([
  'drop view if exists stay_month',
  'drop view if exists room_day',
  'alter table room_month drop column cancel_days',
])
