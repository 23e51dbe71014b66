import { statements } from './statements'

/**
 * A stay costs its nights and what they include: both have an append-only history now, and the reference price is the
 * lowest of the whole. Nights and programme change apart from each other, so that the lowest of both is only promised
 * where it was asked at once: the part that changed first counts with its own price at most, which never says more
 * than the law allows (docs/decisions/034-reference-price-of-the-whole-stay.md).
 *
 * A package that is connected for trying only has its prices here, for the page that shows it, and counts as sold
 * until 1970.
 */
export const up = statements([
  `create table package_price_history (
    id bigint generated always as identity primary key,
    package_id text not null,
    night_cents integer not null,
    stay_cents integer not null,
    changed_at timestamptz not null default now()
  )`,
  'create index package_price_history_package on package_price_history (package_id, changed_at)',
  `create table programme_reference (
    package_id text primary key references package on delete cascade,
    night_cents integer not null,
    stay_cents integer not null
  )`,
])

export const down = statements(['drop table programme_reference, package_price_history'])
