import { statements } from './statements'

/** Answers of the help centre that helped, and those that did not, by day. */
export const up = statements([
  `create table help_vote (
    article text not null,
    locale text not null,
    day date not null,
    helped integer not null,
    missed integer not null,
    primary key (article, locale, day)
  )`,
])

export const down = statements(['drop table help_vote'])
