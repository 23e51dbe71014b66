import { statements } from './statements'

/** Gifts that holders have added to their accounts by the code. */
export const up = statements([
  `create table account_gift (
    account_id uuid not null references account on delete cascade,
    gift_uuid uuid not null references gift on delete cascade,
    added_at timestamptz not null,
    primary key (account_id, gift_uuid)
  )`,
  'create index account_gift_gift on account_gift (gift_uuid)',
])

export const down = statements(['drop table account_gift'])
