import { type Kysely, sql } from 'kysely'

/** Tables for texts of editors, messages of visitors, and the switches of the shop. */
const statements = [
  `create table content_entry (
    kind text not null,
    id text not null,
    locale text not null,
    position integer not null,
    published boolean not null,
    content jsonb not null,
    updated_at timestamptz not null,
    primary key (kind, id, locale)
  )`,
  'create index content_entry_order on content_entry (kind, locale, position, id)',

  `create table flag (
    name text not null,
    locale text not null,
    value jsonb not null,
    updated_at timestamptz not null,
    primary key (name, locale)
  )`,

  `create table newsletter_subscription (
    id uuid primary key,
    email text not null,
    country text not null,
    language text not null,
    source text,
    status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
    asked_at timestamptz not null,
    mails integer not null,
    confirmed_at timestamptz,
    unsubscribed_at timestamptz,
    unique (email, country)
  )`,
  'create index newsletter_subscription_asked on newsletter_subscription (asked_at desc)',

  `create table contact_case (
    case_number text primary key check (case_number ~ '^[0-9A-Z]{8}$'),
    status text not null check (status in ('open', 'answered', 'closed')),
    locale text not null,
    reason text not null,
    request_type text not null,
    request_subtype text not null,
    booking_number text,
    name text not null,
    email text not null,
    phone text not null,
    description text not null,
    answer text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index contact_case_created on contact_case (created_at desc)',

  `create table captcha_spent (
    signature text primary key,
    expires_at timestamptz not null
  )`,
  'create index captcha_spent_expiry on captcha_spent (expires_at)',
]

const tables = ['captcha_spent', 'contact_case', 'newsletter_subscription', 'flag', 'content_entry']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(`drop table ${table}`).execute(db)
}
