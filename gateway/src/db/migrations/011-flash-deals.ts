import { type Kysely, sql } from 'kysely'

/**
 * Offers of a few days with an end that is told to visitors. The reduced rates themselves are in `room_day`, where
 * every price is; a deal says why they are low and until when. The length of a room's offers, and the time between
 * them, are now the plan's own.
 */
const statements = [
  `alter table rate_plan
    add column offer_days smallint not null default 18 check (offer_days > 0),
    add column offer_cycle smallint not null default 56`,
  `alter table rate_plan add constraint rate_plan_offers_end check (offer_cycle > offer_days)`,
  `create table flash_deal (
    room_id text not null references room on delete cascade,
    starts_at timestamp not null,
    ends_at timestamp not null check (ends_at > starts_at),
    first_night date not null,
    last_night date not null check (last_night >= first_night),
    primary key (room_id, starts_at)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table flash_deal`.execute(db)
  await sql`alter table rate_plan drop column offer_days, drop column offer_cycle`.execute(db)
}
