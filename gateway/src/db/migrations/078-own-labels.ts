import { statements } from './statements'

/** Words for codes of the catalogue that the release has none for, by their files. */
export const up = statements([
  `create table own_label (
    code text primary key,
    kind text not null,
    names jsonb not null
  )`,
])

export const down = statements(['drop table own_label'])
