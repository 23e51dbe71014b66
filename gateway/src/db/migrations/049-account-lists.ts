import { statements } from './statements'

/** Wishes and saved searches of an account, by what tells one from another. */
export const up = statements([
  `create table account_wish (
    account_id uuid not null references account on delete cascade,
    type text not null,
    id text not null,
    wish jsonb not null,
    saved_at timestamptz not null,
    primary key (account_id, type, id)
  )`,
  `create table account_search (
    account_id uuid not null references account on delete cascade,
    uri text not null,
    search jsonb not null,
    saved_at timestamptz not null,
    primary key (account_id, uri)
  )`,
])

export const down = statements(['drop table account_search', 'drop table account_wish'])
