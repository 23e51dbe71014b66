import { type Kysely, type Migration, sql } from 'kysely'

/** Steps of the schema, the oldest first. One that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '001-registry': {
    async up(db: Kysely<unknown>) {
      for (const statement of first) await sql.raw(statement).execute(db)
    },
  },
  '002-trials': {
    async up(db: Kysely<unknown>) {
      await sql.raw(trials).execute(db)
    },
  },
}

const trials = `create table trial (
  name text not null,
  version text not null,
  at timestamptz not null,
  report text not null,
  pictures text not null,
  primary key (name, version),
  foreign key (name, version) references release on delete cascade
)`

const first = [
  `create table registry (
    id integer primary key default 1 check (id = 1),
    document text not null,
    revision bigint not null
  )`,
  `create table squad (
    name text primary key,
    added_at timestamptz not null default now()
  )`,
  `create table squad_key (
    public_key text primary key,
    squad text not null references squad,
    added_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  // A squad signs with one key at a time: the registry names one owner of a name.
  `create unique index squad_key_in_force on squad_key (squad) where revoked_at is null`,
  `create table invitation (
    token_hash text primary key,
    squad text not null references squad,
    expires_at timestamptz not null
  )`,
  `create table remote (
    name text primary key,
    squad text not null references squad,
    offered_key text,
    offer_signature text
  )`,
  `create table release (
    name text not null,
    version text not null,
    release_text text not null,
    signature text not null,
    signed_by text not null,
    added_at timestamptz not null default now(),
    whole_at timestamptz,
    used_at timestamptz not null default now(),
    primary key (name, version)
  )`,
  `create table release_file (
    name text not null,
    version text not null,
    path text not null,
    integrity text not null,
    primary key (name, version, path),
    foreign key (name, version) references release on delete cascade
  )`,
  `create index release_file_integrity on release_file (integrity)`,
  `create table history (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    name text not null,
    act text not null,
    version text,
    share double precision,
    reason text,
    key text not null,
    squad text,
    who text not null,
    commit text,
    from_address text,
    refused text,
    before text
  )`,
  `create index history_name on history (name, id)`,
  `create function history_is_kept() returns trigger language plpgsql as $$
    begin
      raise exception 'history is only ever added to';
    end
  $$`,
  `create trigger history_is_kept before update or delete on history
    for each row execute function history_is_kept()`,
]
