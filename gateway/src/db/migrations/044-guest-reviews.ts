import { statements } from './statements'

/** Buyers are asked for a review of their stay, and what they send is read before it is shown. */
export const up = statements([
  'alter table review add column verified boolean not null default false',
  `create table guest_review (
    invitation_id uuid primary key,
    order_uuid uuid not null unique references customer_order (order_uuid) on delete cascade,
    hotel_id text not null,
    status text not null check (status in ('asked', 'pending', 'published', 'refused')),
    asked_at timestamptz not null,
    sent_at timestamptz,
    locale text,
    score smallint check (score between 1 and 10),
    type text,
    positive text,
    negative text,
    decided_at timestamptz,
    refusal text,
    review_id text references review (id) on delete set null
  )`,
  'create index guest_review_sent on guest_review (sent_at) where sent_at is not null',
  'create index guest_review_shown on guest_review (review_id) where review_id is not null',
  `create table hotel_rating_base (
    hotel_id text primary key references hotel (id) on delete cascade,
    review_count integer not null,
    review_score numeric(3,1)
  )`,
  `create index customer_order_departure on customer_order (checkout)
    where kind = 'stay' and status = 'confirmed'`,
])

export const down = statements([
  'drop index customer_order_departure',
  'drop table hotel_rating_base',
  'drop table guest_review',
  'alter table review drop column verified',
])
