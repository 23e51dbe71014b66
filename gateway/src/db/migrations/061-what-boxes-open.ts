import { statements } from './statements'

/**
 * A box says what is included in every stay that it opens by the codes that stays are searched by. Free words about it
 * were held to nothing.
 */
export const up = statements([
  `alter table gift_box add column tags text[] not null default '{}', drop column included`,
])

export const down = statements([
  `alter table gift_box drop column tags, add column included jsonb not null default '{}'`,
  'alter table gift_box alter column included drop default',
])
