import { statements } from './statements'

/** Accounts of customers, the devices that they are open on, and codes and links by which they are opened. */
export const up = statements([
  `create table account (
    account_id uuid primary key,
    email text not null unique,
    profile jsonb not null,
    created_at timestamptz not null
  )`,
  `create table account_session (
    session_id uuid primary key,
    account_id uuid not null references account on delete cascade,
    token_hash text not null unique,
    browser text not null,
    system text not null,
    network text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index account_session_account on account_session (account_id)',
  'create index account_session_expires on account_session (expires_at)',
  `create table sign_in_request (
    sign_in_request uuid primary key,
    email text not null,
    locale text not null,
    origin text,
    device_hash text not null,
    code_hash text not null,
    link_hash text not null unique,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index sign_in_request_email on sign_in_request (email, created_at)',
  'create index sign_in_request_created on sign_in_request (created_at)',
])

export const down = statements([
  'drop table sign_in_request',
  'drop table account_session',
  'drop table account',
])
