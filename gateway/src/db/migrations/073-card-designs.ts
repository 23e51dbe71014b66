import { statements } from './statements'

/** Designs of gift cards, by their files. */
export const up = statements([
  `create table gift_card_design (
    id text primary key,
    position smallint not null,
    titles jsonb not null,
    picture text not null,
    published boolean not null
  )`,
])

export const down = statements(['drop table gift_card_design'])
