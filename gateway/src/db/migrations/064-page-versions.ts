import { statements } from './statements'

/** Texts that contracts were made under, as they were shown. */
export const up = statements([
  `create table page_version (
    version text not null,
    id text not null,
    locale text not null,
    content jsonb not null,
    first_at timestamptz not null,
    primary key (version, id, locale)
  )`,
  'alter table customer_order add column terms_version text',
])

export const down = statements([
  'alter table customer_order drop column terms_version',
  'drop table page_version',
])
