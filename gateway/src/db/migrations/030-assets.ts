import { type Kysely, sql } from 'kysely'

/**
 * Pictures become rows of their own, which the catalogue, gifts and content refer to by id. The stored picture until
 * now, a subject of the illustrator with a key, becomes the recipe of an illustration whose id and address are the
 * path that its addresses had: pages, mails and wish lists that hold one keep their pictures.
 */
const table = `
  create table asset (
    id text primary key,
    address text not null,
    source text not null,
    recipe jsonb not null,
    alts jsonb not null,
    legends jsonb,
    credit text,
    focus_x real not null default 0.5 check (focus_x between 0 and 1),
    focus_y real not null default 0.5 check (focus_y between 0 and 1),
    width integer,
    height integer,
    mime text,
    bytes integer,
    checksum text unique,
    placeholder text check (octet_length(placeholder) <= 300),
    banner boolean not null default false,
    created_at timestamptz not null default now()
  )`

const byAddress = 'create index asset_address on asset (address)'

/** Only while data is carried over. \`place\` is the locale of the place shown, \`fr_FR\`. */
const pathOf = `
  create function picture_path(picture jsonb, place text) returns text language sql immutable as $$
    select (picture ->> 'subject')
      || case when right(place, 2) in ('FR', 'ES', 'IT', 'BE', 'NL') then '.' || lower(right(place, 2)) else '' end
      || '/' || (picture ->> 'key')
  $$`

/** The alternative texts of drawings began with what they show, before the name of the house. */
const legendsOf = (alts: string) =>
  `(select jsonb_object_agg(language, split_part(alt, ' – ', 1)) from jsonb_each_text(${alts}) spoken (language, alt))`

const recipeOf = (path: string) => `
  jsonb_strip_nulls(jsonb_build_object('subject', substring(${path} from '^[a-z-]+'),
    'region', substring(${path} from '^[a-z-]+\\.([a-z]{2})/'), 'key', substring(${path} from '^[^/]+/(.+)$')))`

/** Every picture of the catalogue, with the locale of its place. */
const catalogue = `
  select jsonb_array_elements(h.pictures) as picture, h.place_locale as place from hotel h
  union all select jsonb_array_elements(r.pictures), h.place_locale from room r join hotel h on h.id = r.hotel_id
  union all select jsonb_array_elements(p.pictures), h.place_locale from package p join hotel h on h.id = p.hotel_id
  union all select jsonb_array_elements(p.program) -> 'picture', h.place_locale
    from package p join hotel h on h.id = p.hotel_id
  union all select a.picture, h.place_locale from activity a join hotel h on h.id = a.hotel_id
  union all select jsonb_array_elements(p.pictures), c.place_locale
    from activity_product p join activity_center c on c.id = p.center_id`

/** Dated activities were shown from three sides. */
const sides = `
  select jsonb_set(a.picture, '{key}', to_jsonb((a.picture ->> 'key') || side)) as picture, h.place_locale as place
  from activity a join hotel h on h.id = a.hotel_id cross join unnest(array['-b', '-c']) side`

const boxes = `
  select jsonb_build_object('subject', subject, 'key', 'box/' || id, 'alt', titles) as picture, '' as place from gift_box
  union all select jsonb_build_object('subject', 'gift-box', 'key', 'box/' || id || '-parcel', 'alt', titles), ''
    from gift_box`

const addPictures = (pictures: string, legends = legendsOf('alts')) => `
  insert into asset (id, address, source, recipe, alts, legends)
  select distinct on (path) path, path, 'illustration', ${recipeOf('path')}, alts, ${legends}
  from (select picture_path(picture, place) as path, picture -> 'alt' as alts
    from (${pictures}) shown where picture ->> 'subject' is not null) found
  order by path
  on conflict do nothing`

/** Addresses that editors' content, orders and gifts hold. Banners are among them. */
const addAddresses = (text: string, banner: boolean) => `
  insert into asset (id, address, source, recipe, alts, banner)
  select distinct path, path, 'illustration', ${recipeOf('path')},
    '{"fr": "", "es": "", "nl": "", "it": "", "en": ""}'::jsonb, ${banner}
  from (${text}) written,
    lateral (select regexp_replace(found[1], '/\\d{1,5}x\\d{1,5}$', '') as path from regexp_matches(written.text,
      '"[^" ]*/images/([a-z-]+(?:\\.(?:fr|es|it|be|nl))?/[a-z0-9_-]+(?:/[a-z0-9_-]+){0,2})[".]', 'g') found) listed
  where path ~ '^[a-z-]+(\\.[a-z]{2})?/[a-z0-9_-]{1,64}(/[a-z0-9_-]{1,64})?$'
  on conflict (id) do update set banner = asset.banner or excluded.banner`

const ids = (pictures: string, place: string) => `
  (select coalesce(jsonb_agg(picture_path(picture, ${place}) order by n), '[]')
    from jsonb_array_elements(${pictures}) with ordinality listed (picture, n))`

const programmeIds = (programme: string, place: string) => `
  (select coalesce(jsonb_agg(case when line ->> 'picture' is null then line
      else jsonb_set(line, '{picture}', to_jsonb(picture_path(line -> 'picture', ${place}))) end order by n), '[]')
    from jsonb_array_elements(${programme}) with ordinality listed (line, n))`

const refer = [
  `update hotel h set pictures = ${ids('h.pictures', 'h.place_locale')}`,
  `update room r set pictures = ${ids('r.pictures', 'h.place_locale')} from hotel h where h.id = r.hotel_id`,
  `update package p set pictures = ${ids('p.pictures', 'h.place_locale')},
    program = ${programmeIds('p.program', 'h.place_locale')} from hotel h where h.id = p.hotel_id`,
  `update activity a set picture = jsonb_build_array(picture_path(a.picture, h.place_locale),
      picture_path(a.picture, h.place_locale) || '-b', picture_path(a.picture, h.place_locale) || '-c')
    from hotel h where h.id = a.hotel_id`,
  'alter table activity rename column picture to pictures',
  `update activity_product p set pictures = ${ids('p.pictures', 'c.place_locale')}
    from activity_center c where c.id = p.center_id`,
  `alter table gift_box add column pictures jsonb not null default '[]'`,
  `update gift_box set pictures = jsonb_build_array(subject || '/box/' || id, 'gift-box/box/' || id || '-parcel')`,
  'alter table gift_box alter column pictures drop default, drop column subject',
]

/** From ids back to what is drawn; a photograph cannot be carried back and is left out. */
const drawn = (list: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('subject', a.recipe -> 'subject', 'key', a.recipe -> 'key',
      'alt', a.alts) order by n), '[]')
    from jsonb_array_elements_text(${list}) with ordinality listed (id, n)
    join asset a on a.id = listed.id and a.source = 'illustration')`

const drawnProgramme = (programme: string) => `
  (select coalesce(jsonb_agg(line || jsonb_build_object('picture', (
      select jsonb_build_object('subject', a.recipe -> 'subject', 'key', a.recipe -> 'key', 'alt', a.alts)
      from asset a where a.id = line ->> 'picture' and a.source = 'illustration')) order by n), '[]')
    from jsonb_array_elements(${programme}) with ordinality listed (line, n))`

const draw = [
  `update hotel set pictures = ${drawn('pictures')}`,
  `update room set pictures = ${drawn('pictures')}`,
  `update package set pictures = ${drawn('pictures')}, program = ${drawnProgramme('program')}`,
  'alter table activity rename column pictures to picture',
  `update activity set picture = coalesce(${drawn('picture')} -> 0,
    jsonb_build_object('subject', 'hotel-day', 'key', id, 'alt', titles))`,
  `update activity_product set pictures = ${drawn('pictures')}`,
  'alter table gift_box add column subject text',
  `update gift_box b set subject = coalesce(
    (select a.recipe ->> 'subject' from asset a where a.id = b.pictures ->> 0), 'gift-box')`,
  'alter table gift_box alter column subject set not null, drop column pictures',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    table,
    byAddress,
    pathOf,
    addPictures(catalogue),
    addPictures(sides),
    addPictures(boxes, 'null'),
    addAddresses('select content::text as text from content_entry', true),
    addAddresses('select image::text as text from gift', false),
    addAddresses('select stay::text as text from customer_order', false),
    addAddresses('select item::text as text from customer_order', false),
    // Neither prices nor dates change: what follows from them stays as it is.
    `set local escapade.bulk = 'on'`,
    ...refer,
    `set local escapade.bulk = 'off'`,
    'drop function picture_path',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `set local escapade.bulk = 'on'`,
    ...draw,
    `set local escapade.bulk = 'off'`,
    'drop function if exists asset_uses, asset_programme, asset_pictures',
    'drop table asset',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
