import { type Kysely, sql } from 'kysely'

/**
 * Orders and all that follows from one. Nothing here refers to the catalogue by foreign key: an order outlives
 * the room it was for.
 */
const statements = [
  `create table customer_order (
    order_uuid uuid primary key,
    booking_number text not null unique check (booking_number ~ '^[0-9]{8}$'),
    status text not null check (status in ('pending', 'confirmed', 'cancelled', 'expired', 'payment-failed')),
    fingerprint text not null,
    locale text not null,
    buyer jsonb not null,
    special_request text,
    package_id text not null,
    room_id text not null,
    rooms smallint not null check (rooms > 0),
    checkin date not null,
    checkout date not null check (checkout > checkin),
    total_cents integer not null check (total_cents > 0),
    tax_on_site_cents integer not null check (tax_on_site_cents >= 0),
    stay jsonb not null,
    travel_form text,
    holds_stock boolean not null,
    held_at timestamptz not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    check (status not in ('expired', 'cancelled') or not holds_stock),
    check (status <> 'confirmed' or holds_stock)
  )`,
  `create index customer_order_open on customer_order (expires_at)
    where holds_stock and status in ('pending', 'payment-failed')`,
  'create index customer_order_created on customer_order (created_at)',

  `create table order_activity (
    order_uuid uuid not null references customer_order on delete cascade,
    activity_id text not null,
    day date not null,
    primary key (order_uuid, activity_id)
  )`,
  `create table activity_day (
    activity_id text not null,
    day date not null,
    taken smallint not null check (taken >= 0),
    primary key (activity_id, day)
  )`,

  `create table idempotency_key (
    key text primary key,
    fingerprint text not null,
    order_uuid uuid references customer_order on delete cascade,
    refusal jsonb,
    created_at timestamptz not null
  )`,

  `create table payment (
    payment_id uuid primary key,
    order_uuid uuid not null unique references customer_order on delete cascade,
    provider text not null,
    intent_id text unique,
    amount_cents integer not null check (amount_cents > 0),
    status text not null,
    payment_method text,
    refusal text,
    updated_at timestamptz not null
  )`,
  `create index payment_unfinished on payment (updated_at)
    where status in ('authorising', 'requires-action', 'capturing')`,

  `create table outbox (
    id bigint generated always as identity primary key,
    topic text not null,
    key text not null unique,
    payload jsonb not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    done_at timestamptz,
    last_error text,
    created_at timestamptz not null
  )`,
  'create index outbox_due on outbox (due_at, id) where done_at is null',

  `create table mail (
    message_id text primary key,
    recipient text not null,
    sender text not null,
    locale text not null,
    subject text not null,
    html text not null,
    text text not null,
    sent_at timestamptz not null
  )`,
  'create index mail_sent on mail (sent_at desc)',

  `create table client_log (
    id bigint generated always as identity primary key,
    level text not null,
    locale text not null,
    location text not null,
    message text not null check (length(message) <= 256),
    logged_at timestamptz not null
  )`,
  'create index client_log_time on client_log (logged_at)',
  `create table error_report (
    id bigint generated always as identity primary key,
    uri text not null,
    locale text not null,
    reported_at timestamptz not null
  )`,
  'create index error_report_time on error_report (reported_at)',
  `create table analytics_event (
    id bigint generated always as identity primary key,
    pos text not null,
    client_id text not null,
    user_id text,
    name text not null,
    params jsonb not null,
    collected_at timestamptz not null
  )`,
  'create index analytics_event_time on analytics_event (collected_at)',

  `create table sandbox_payment_method (
    id text primary key,
    brand text not null,
    last4 text not null,
    behaviour text not null,
    created_at timestamptz not null
  )`,
  `create table sandbox_intent (
    id text primary key,
    reference text not null unique,
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    payee text not null,
    description text not null,
    status text not null,
    payment_method text references sandbox_payment_method,
    refusal text,
    challenge_id text,
    captured_cents integer not null default 0 check (captured_cents in (0, amount_cents)),
    created_at timestamptz not null
  )`,
  `create table sandbox_challenge (
    id text primary key,
    intent_id text not null references sandbox_intent,
    payment_method text not null references sandbox_payment_method,
    amount_cents integer not null,
    payee text not null,
    locale text not null,
    return_path text not null,
    status text not null check (status in ('asked', 'confirmed', 'declined')),
    created_at timestamptz not null
  )`,
]

const tables = [
  'sandbox_challenge',
  'sandbox_intent',
  'sandbox_payment_method',
  'analytics_event',
  'error_report',
  'client_log',
  'mail',
  'outbox',
  'payment',
  'idempotency_key',
  'activity_day',
  'order_activity',
  'customer_order',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(`drop table ${table}`).execute(db)
}
