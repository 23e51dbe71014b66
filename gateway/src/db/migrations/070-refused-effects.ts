import { statements } from './statements'

/**
 * Effects that the other side has refused for good, such as a mail to a mailbox that is not there; and since when an effect
 * is to be carried out, however often it was put off.
 */
export const up = statements([
  'alter table outbox add column refused_at timestamptz',
  'alter table outbox add column planned_at timestamptz not null default now()',
  'update outbox set planned_at = case when attempts = 0 then due_at else created_at end',
  'drop index outbox_due',
  'create index outbox_due on outbox (due_at, id) where done_at is null and refused_at is null',
  'create index outbox_waiting on outbox (planned_at) where done_at is null',
])

export const down = statements([
  'drop index outbox_waiting',
  'drop index outbox_due',
  'create index outbox_due on outbox (due_at, id) where done_at is null',
  'alter table outbox drop column planned_at',
  'alter table outbox drop column refused_at',
])
