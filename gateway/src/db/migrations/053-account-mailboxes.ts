import { statements } from './statements'

/** Mailboxes that an account went by before, and changes of its mailbox that wait for their two codes. */
export const up = statements([
  `alter table account add column former_mailboxes jsonb not null default '[]'`,
  `create table account_mailbox_change (
    change_id uuid primary key,
    account_id uuid not null references account on delete cascade,
    session_id uuid not null references account_session on delete cascade,
    email text not null,
    present_hash text not null,
    next_hash text not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index account_mailbox_change_account on account_mailbox_change (account_id)',
  'create index account_mailbox_change_session on account_mailbox_change (session_id)',
  'create index account_mailbox_change_expires on account_mailbox_change (expires_at)',
])

export const down = statements([
  'drop table account_mailbox_change',
  'alter table account drop column former_mailboxes',
])
