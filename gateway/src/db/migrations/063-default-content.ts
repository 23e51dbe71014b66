import { statements } from './statements'

/** Entries that follow what a release brings until an editor writes them. Those that are there may be editors' already. */
export const up = statements([
  'alter table content_entry add column is_default boolean not null default false',
])

export const down = statements(['alter table content_entry drop column is_default'])
