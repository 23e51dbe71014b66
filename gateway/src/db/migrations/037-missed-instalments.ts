import { statements } from './statements'

/** An instalment that could not be taken is tried again on later days, and then its buyer is told. */
export const up = statements([
  `alter table sandbox_instalment
    add column tries smallint not null default 0,
    add column tried_on date`,
])

export const down = statements(['alter table sandbox_instalment drop column tries, drop column tried_on'])
