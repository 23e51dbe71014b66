import { type Kysely, sql } from 'kysely'

/**
 * Gifts: what is for sale, what was issued, and every movement of their money. A gift's balance is changed by its
 * movements only, and movements are never changed: the triggers see to both.
 */
const statements = [
  `create table gift_rate (
    room_id text primary key references room on delete cascade,
    usual_cents integer not null check (usual_cents > 0)
  )`,
  `create table gift_box (
    id text primary key,
    position smallint not null,
    subject text not null,
    titles jsonb not null,
    descriptions jsonb not null,
    included jsonb not null,
    themes text[] not null,
    nights smallint not null check (nights > 0),
    rating real,
    published boolean not null
  )`,
  `create table gift_box_price (
    box_id text not null references gift_box on delete cascade,
    valid_from date not null,
    price_cents integer not null check (price_cents > 0),
    primary key (box_id, valid_from)
  )`,

  `create table gift (
    gift_uuid uuid primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    line smallint not null,
    kind text not null check (kind in ('singleVoucher', 'box', 'giftCard', 'activity')),
    status text not null check (status in ('active', 'withdrawn', 'void')),
    format text not null check (format in ('digital', 'physical')),
    locale text not null,
    product_id text,
    nights smallint,
    adults smallint not null,
    label text not null,
    image jsonb not null,
    search_uri text not null,
    from_name text,
    message text,
    sub_elements jsonb not null,
    issued_cents integer not null check (issued_cents > 0),
    paid_cents integer not null check (paid_cents >= issued_cents),
    balance_cents integer not null default 0 check (balance_cents between 0 and issued_cents),
    code_hash text not null unique,
    code_ending text not null,
    issued_at timestamptz not null,
    valid_until date not null,
    unique (order_uuid, line),
    check (status = 'active' or balance_cents = 0)
  )`,
  `create table gift_movement (
    id bigint generated always as identity primary key,
    gift_uuid uuid not null references gift,
    kind text not null check (kind in ('issue', 'redeem', 'return', 'withdraw', 'void')),
    amount_cents integer not null,
    balance_cents integer not null,
    order_uuid uuid,
    happened_at timestamptz not null,
    check (case when kind in ('issue', 'return') then amount_cents > 0 else amount_cents < 0 end)
  )`,
  `create unique index gift_movement_once on gift_movement (gift_uuid) where kind = 'issue'`,
  'create index gift_movement_gift on gift_movement (gift_uuid, id)',

  `create table gift_use (
    order_uuid uuid not null references customer_order on delete cascade,
    gift_uuid uuid not null references gift,
    amount_cents integer not null check (amount_cents > 0),
    returned_cents integer not null check (returned_cents between 0 and amount_cents),
    primary key (order_uuid, gift_uuid)
  )`,
  'create index gift_use_gift on gift_use (gift_uuid)',
  `create table gift_shipment (
    order_uuid uuid primary key references customer_order on delete cascade,
    recipient jsonb not null,
    status text not null check (status in ('waiting', 'shipped', 'cancelled')),
    tracking text,
    shipped_at timestamptz
  )`,
  `create index gift_shipment_waiting on gift_shipment (order_uuid) where status = 'waiting'`,

  `create table promotion_code (
    code text primary key check (code = upper(code)),
    labels jsonb not null,
    percent smallint check (percent between 1 and 100),
    amount_cents integer check (amount_cents > 0),
    least_cents integer not null default 0 check (least_cents >= 0),
    countries text[],
    valid_from date not null,
    valid_until date not null,
    max_uses integer,
    uses integer not null default 0 check (uses >= 0),
    check ((percent is null) <> (amount_cents is null)),
    check (max_uses is null or uses <= max_uses)
  )`,
  `create table promotion_use (
    order_uuid uuid primary key references customer_order on delete cascade,
    code text not null references promotion_code,
    amount_cents integer not null check (amount_cents > 0),
    held boolean not null
  )`,
  'create index promotion_use_code on promotion_use (code)',

  `create table gift_withdrawal (
    withdrawal_uuid uuid primary key,
    order_uuid uuid not null references customer_order on delete cascade,
    token_hash text not null unique,
    gift_uuids uuid[] not null,
    refund_cents integer not null check (refund_cents > 0),
    expires_at timestamptz not null,
    requested_at timestamptz not null,
    received_at timestamptz
  )`,
  'create index gift_withdrawal_open on gift_withdrawal (expires_at) where received_at is null',
]

const tables = [
  'gift_withdrawal',
  'promotion_use',
  'promotion_code',
  'gift_shipment',
  'gift_use',
  'gift_movement',
  'gift',
  'gift_box_price',
  'gift_box',
  'gift_rate',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(`drop table ${table}`).execute(db)
}
