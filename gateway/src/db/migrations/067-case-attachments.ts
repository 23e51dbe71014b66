import { statements } from './statements'

/** Files that came with messages to customer care. They go with their message. */
export const up = statements([
  `create table case_attachment (
    case_number text not null references contact_case on delete cascade,
    position smallint not null check (position between 1 and 3),
    name text not null check (length(name) between 1 and 100),
    kind text not null check (kind in ('image/jpeg', 'image/png', 'application/pdf')),
    bytes bytea not null,
    primary key (case_number, position)
  )`,
])

export const down = statements(['drop table case_attachment'])
