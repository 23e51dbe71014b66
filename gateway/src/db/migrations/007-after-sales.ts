import { type Kysely, sql } from 'kysely'

/**
 * Tables for the life of an order after it was placed: it is insured, changed, cancelled, refunded and invoiced. An
 * order may be for something without nights, and have more than one payment.
 */
const statements = [
  `alter table customer_order
    add column kind text not null default 'stay' check (kind in ('stay', 'activity', 'gift')),
    add column item jsonb not null default 'null',
    add column lines jsonb not null default '[]',
    add column insured boolean not null default false,
    add column minisite_id text,
    add column version integer not null default 0,
    add column cancelled_at timestamptz,
    add column refund_cents integer not null default 0 check (refund_cents >= 0),
    alter column package_id drop not null,
    alter column room_id drop not null,
    alter column rooms drop not null,
    alter column checkin drop not null,
    alter column checkout drop not null,
    alter column stay drop not null,
    drop constraint customer_order_total_cents_check,
    add constraint customer_order_total_cents_check check (total_cents >= 0),
    add constraint customer_order_stay_check check (
      kind <> 'stay' or num_nulls(package_id, room_id, rooms, checkin, checkout, stay) = 0)`,
  `update customer_order set lines = jsonb_build_array(
    jsonb_build_object('kind', 'stay', 'label', stay ->> 'label', 'amountCents', total_cents))`,
  // The days of its activities are in the stay itself.
  'drop table order_activity',

  `create table order_change (
    change_id uuid primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    key text not null unique,
    fingerprint text not null,
    status text not null check (status in ('open', 'done', 'lapsed')),
    before jsonb not null,
    after jsonb not null,
    extra_cents integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    done_at timestamptz
  )`,
  // One change at a time: the rooms of two could not be told apart.
  `create unique index order_change_open on order_change (order_uuid) where status = 'open'`,
  `create index order_change_due on order_change (expires_at) where status = 'open'`,

  `alter table payment
    add column change_id uuid unique references order_change on delete cascade,
    add column pay_later jsonb not null default 'null',
    drop constraint payment_order_uuid_key,
    drop constraint payment_amount_cents_check,
    add constraint payment_amount_cents_check check (amount_cents >= 0)`,
  'create unique index payment_of_order on payment (order_uuid) where change_id is null',
  'create index payment_order on payment (order_uuid)',

  `create table refund (
    refund_id uuid primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    payment_id uuid not null references payment on delete cascade,
    amount_cents integer not null check (amount_cents > 0),
    reason text not null check (reason in ('cancellation', 'change', 'customer-care')),
    created_at timestamptz not null,
    done_at timestamptz
  )`,
  'create index refund_order on refund (order_uuid)',

  `create table order_key (
    hash text primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    is_single_use boolean not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index order_key_expiry on order_key (expires_at)',
  `create table lookup_failure (
    id bigint generated always as identity primary key,
    booking_number text not null,
    failed_at timestamptz not null
  )`,
  'create index lookup_failure_number on lookup_failure (booking_number, failed_at)',

  `create table invoice_series (
    series text primary key,
    last integer not null
  )`,
  `create table invoice (
    invoice_number text primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    version integer not null,
    content jsonb not null,
    issued_at timestamptz not null,
    unique (order_uuid, version)
  )`,

  `alter table sandbox_intent
    add column refunded_cents integer not null default 0 check (refunded_cents between 0 and captured_cents),
    add column pay_later jsonb not null default 'null'`,
  `create table sandbox_refund (
    reference text primary key,
    intent_id text not null references sandbox_intent,
    amount_cents integer not null check (amount_cents > 0),
    created_at timestamptz not null
  )`,
  `create table sandbox_instalment (
    intent_id text not null references sandbox_intent on delete cascade,
    position smallint not null,
    amount_cents integer not null check (amount_cents >= 0),
    due date not null,
    taken_at timestamptz,
    primary key (intent_id, position)
  )`,
  'create index sandbox_instalment_due on sandbox_instalment (due) where taken_at is null',
]

const undo = [
  'drop table sandbox_instalment, sandbox_refund',
  'alter table sandbox_intent drop column pay_later, drop column refunded_cents',
  'drop table invoice, invoice_series, lookup_failure, order_key, refund',
  'delete from payment where change_id is not null or amount_cents = 0',
  'drop index payment_order, payment_of_order',
  `alter table payment
    drop column pay_later,
    drop column change_id,
    drop constraint payment_amount_cents_check,
    add constraint payment_amount_cents_check check (amount_cents > 0),
    add constraint payment_order_uuid_key unique (order_uuid)`,
  'drop table order_change',
  `delete from customer_order where kind <> 'stay' or total_cents = 0`,
  `alter table customer_order
    drop constraint customer_order_stay_check,
    drop constraint customer_order_total_cents_check,
    add constraint customer_order_total_cents_check check (total_cents > 0),
    alter column stay set not null,
    alter column checkout set not null,
    alter column checkin set not null,
    alter column rooms set not null,
    alter column room_id set not null,
    alter column package_id set not null,
    drop column refund_cents,
    drop column cancelled_at,
    drop column version,
    drop column minisite_id,
    drop column insured,
    drop column lines,
    drop column item,
    drop column kind`,
  `create table order_activity (
    order_uuid uuid not null references customer_order on delete cascade,
    activity_id text not null,
    day date not null,
    primary key (order_uuid, activity_id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of undo) await sql.raw(statement).execute(db)
}
