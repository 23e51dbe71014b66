import { statements } from './statements'

/** A gift bought with a promotion was paid with less than it is worth. */
export const up = statements([
  'alter table gift drop constraint gift_check',
  'alter table gift add constraint gift_check check (paid_cents >= 0)',
])

export const down = statements([
  'update gift set paid_cents = issued_cents where paid_cents < issued_cents',
  'alter table gift drop constraint gift_check',
  'alter table gift add constraint gift_check check (paid_cents >= issued_cents)',
])
