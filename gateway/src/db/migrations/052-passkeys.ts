import { statements } from './statements'

/** Passkeys of accounts, and the challenges that browsers are asked to sign. */
export const up = statements([
  `create table account_passkey (
    passkey_id text primary key,
    account_id uuid not null references account on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    browser text not null,
    system text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index account_passkey_account on account_passkey (account_id)',
  `create table passkey_challenge (
    challenge text primary key,
    account_id uuid references account on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index passkey_challenge_expires on passkey_challenge (expires_at)',
  'create index passkey_challenge_account on passkey_challenge (account_id)',
])

export const down = statements(['drop table passkey_challenge', 'drop table account_passkey'])
