import { statements } from './statements'

/** Text that an order is found by: its number, its buyer and its hotel, in small letters without accents. */
const wordsOfOrder = `lower(regexp_replace(normalize(${[
  'booking_number',
  ...['firstName', 'lastName', 'email', 'phoneNumber', 'companyName'].map(
    (field) => `coalesce(buyer ->> '${field}', '')`,
  ),
  `coalesce(stay ->> 'hotelLabel', '')`,
].join(` || ' ' || `)}, nfd), '[\\u0300-\\u036f]', '', 'g'))`

/**
 * The desk of those who work for the shop: reads of people's data are noted beside acts, with what they were about and
 * where they came from; orders are found by any of their words, with typing errors (pg_trgm); notes on orders.
 */
export const up = statements([
  'create extension if not exists pg_trgm',
  'alter table agent_action drop constraint agent_action_role_check',
  `alter table agent_action
    add column kind text not null default 'act' check (kind in ('act', 'read')),
    add column subject_kind text check (subject_kind in ('order', 'gift', 'case', 'search')),
    add column subject text,
    add column address text`,
  'create index agent_action_subject on agent_action (subject, at)',
  'create index order_event_agent_action on order_event (agent_action_id) where agent_action_id is not null',
  `alter table customer_order add column words text generated always as (${wordsOfOrder}) stored`,
  'create index customer_order_words on customer_order using gin (words gin_trgm_ops)',
  `create index contact_case_words on contact_case using gin (
    lower(case_number || ' ' || name || ' ' || email || ' ' || phone || ' ' || coalesce(booking_number, '')) gin_trgm_ops)`,
  'create index contact_case_booking on contact_case (booking_number) where booking_number is not null',
  `create index outbox_order on outbox ((payload ->> 'orderUUID')) where payload ->> 'orderUUID' is not null`,
  `create table order_note (
    note_id uuid primary key,
    order_uuid uuid not null references customer_order (order_uuid) on delete cascade,
    author text not null,
    text text not null check (char_length(text) between 1 and 2000),
    agent_action_id uuid,
    created_at timestamptz not null
  )`,
  'create index order_note_order on order_note (order_uuid, created_at)',
])

export const down = statements([
  'drop table order_note',
  'drop index outbox_order',
  'drop index contact_case_booking',
  'drop index contact_case_words',
  'alter table customer_order drop column words',
  'drop index order_event_agent_action',
  `delete from agent_action where kind = 'read'`,
  `update agent_action set role = case when role like '%lead%' then 'lead' else 'agent' end`,
  `alter table agent_action
    drop column kind, drop column subject_kind, drop column subject, drop column address`,
  `alter table agent_action add constraint agent_action_role_check check (role in ('agent', 'lead'))`,
  'drop extension pg_trgm',
])
