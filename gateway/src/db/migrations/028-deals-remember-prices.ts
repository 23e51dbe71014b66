import { statements } from './statements'

/**
 * A deal says by how much it reduces a room's nights, and what they cost without it, so that it can be ended for any
 * hotel. Deals that were open before hold no prices and end with the rates that made them.
 */
export const up = statements([
  `alter table flash_deal
    add column percent smallint not null default 0 check (percent between 0 and 100),
    add column full_cents integer[] not null default '{}'`,
  `update flash_deal set percent = offer_percent from rate_plan where rate_plan.room_id = flash_deal.room_id`,
  `alter table flash_deal alter column percent drop default`,
])

export const down = statements([`alter table flash_deal drop column percent, drop column full_cents`])
