import { statements } from './statements'

/** Days ahead by which stays are booked, by the day of arrival. */
export const up = statements([
  `alter table room_month
    add column lead_days smallint[],
    add constraint room_month_lead_days check (
      0 <= all (lead_days)
      and cardinality(lead_days) = extract(day from month + interval '1 month' - interval '1 day'))`,
])

export const down = statements([
  'drop view if exists stay_month',
  'drop view if exists room_day',
  'alter table room_month drop column lead_days',
])
