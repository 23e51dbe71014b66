import { statements } from './statements'

/** Longest stays by the day of arrival, and days on which guests cannot leave. */
export const up = statements([
  // Lengths of stays are sets in it now; functions.sql makes it anew.
  'drop view if exists stay_month',
  `alter table room_month
    add column max_los smallint[],
    add column closed_to_departure smallint[] not null default '{}',
    add constraint room_month_max_los check (
      0 <= all (max_los)
      and cardinality(max_los) = extract(day from month + interval '1 month' - interval '1 day'))`,
])

export const down = statements([
  'drop view if exists stay_month',
  'drop view if exists room_day',
  'alter table room_month drop column max_los, drop column closed_to_departure',
])
