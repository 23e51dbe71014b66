import { statements } from './statements'

/** The number that guests call, in E.164; null where the shop does not know it. */
export const up = statements([
  String.raw`alter table hotel add column phone text
    constraint hotel_phone_check check (phone ~ '^\+[1-9][0-9]{7,14}$')`,
])

export const down = statements(['alter table hotel drop column phone'])
