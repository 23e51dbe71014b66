import { statements } from './statements'

/**
 * Steps in the life of a gift after it was issued: its page was opened, its last day moved by rule, it was exchanged,
 * its giver was thanked, its holder wants no more reminders.
 */
export const up = statements([
  `alter table gift
    add column opened_at timestamptz,
    add column extended_on date,
    add column exchanged_on date,
    add column thanked_at timestamptz,
    add column reminders_stopped_at timestamptz`,
])

export const down = statements([
  `alter table gift
    drop column opened_at,
    drop column extended_on,
    drop column exchanged_on,
    drop column thanked_at,
    drop column reminders_stopped_at`,
])
