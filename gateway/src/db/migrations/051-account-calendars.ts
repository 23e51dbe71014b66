import { statements } from './statements'

/** The number of an account's calendar address: another number is another address; null: there is none. */
export const up = statements([
  'alter table account add column calendar_number integer',
  'alter table account add column calendars integer not null default 0',
])

export const down = statements([
  'alter table account drop column calendars',
  'alter table account drop column calendar_number',
])
