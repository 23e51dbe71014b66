-- Tables and indexes, as all migrations together leave them. Generated: pnpm --filter @escapade/gateway schema

create table account (
  account_id uuid not null,
  email text not null,
  profile jsonb not null,
  created_at timestamp with time zone not null,
  calendar_number integer,
  calendars integer not null default 0,
  former_mailboxes jsonb not null default '[]'::jsonb,
  news_looked_at timestamp with time zone,
  news_told_at timestamp with time zone,
  constraint account_email_key UNIQUE (email),
  constraint account_pkey PRIMARY KEY (account_id)
);

create table account_gift (
  account_id uuid not null,
  gift_uuid uuid not null,
  added_at timestamp with time zone not null,
  constraint account_gift_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  constraint account_gift_gift_uuid_fkey FOREIGN KEY (gift_uuid) REFERENCES gift(gift_uuid) ON DELETE CASCADE,
  constraint account_gift_pkey PRIMARY KEY (account_id, gift_uuid)
);

create table account_mailbox_change (
  change_id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  email text not null,
  present_hash text not null,
  next_hash text not null,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint account_mailbox_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  constraint account_mailbox_change_pkey PRIMARY KEY (change_id),
  constraint account_mailbox_change_session_id_fkey FOREIGN KEY (session_id) REFERENCES account_session(session_id) ON DELETE CASCADE
);

create table account_passkey (
  passkey_id text not null,
  account_id uuid not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  browser text not null,
  system text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  constraint account_passkey_pkey PRIMARY KEY (passkey_id)
);

create table account_search (
  account_id uuid not null,
  uri text not null,
  search jsonb not null,
  saved_at timestamp with time zone not null,
  told_count integer,
  constraint account_search_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  constraint account_search_pkey PRIMARY KEY (account_id, uri)
);

create table account_session (
  session_id uuid not null,
  account_id uuid not null,
  token_hash text not null,
  browser text not null,
  system text not null,
  network text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint account_session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  constraint account_session_pkey PRIMARY KEY (session_id),
  constraint account_session_token_hash_key UNIQUE (token_hash)
);

create table account_wish (
  account_id uuid not null,
  type text not null,
  id text not null,
  wish jsonb not null,
  saved_at timestamp with time zone not null,
  told_cents integer,
  constraint account_wish_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  constraint account_wish_pkey PRIMARY KEY (account_id, type, id)
);

create table activity (
  id text not null,
  hotel_id text not null,
  titles jsonb not null,
  theme text not null,
  weekdays smallint[] not null,
  capacity smallint not null,
  pictures jsonb not null,
  constraint activity_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE CASCADE,
  constraint activity_pkey PRIMARY KEY (id)
);

create table activity_center (
  id text not null,
  label text not null,
  kind text not null,
  hotel_id text,
  stars smallint,
  city_id text not null,
  department_id text,
  region_id text,
  country_code text not null,
  place_ids text[] not null default '{}'::text[],
  latitude double precision not null,
  longitude double precision not null,
  place_locale text not null,
  street_address text not null,
  zip_code text not null,
  city_label text not null,
  constraint activity_center_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE CASCADE,
  constraint activity_center_pkey PRIMARY KEY (id),
  constraint activity_center_stars_check CHECK (((stars >= 0) AND (stars <= 5)))
);

create table activity_day (
  activity_id text not null,
  day date not null,
  taken smallint not null,
  constraint activity_day_pkey PRIMARY KEY (activity_id, day),
  constraint activity_day_taken_check CHECK ((taken >= 0))
);

create table activity_price (
  product_id text not null,
  adults smallint not null,
  price_cents integer not null,
  constraint activity_price_adults_check CHECK ((adults > 0)),
  constraint activity_price_pkey PRIMARY KEY (product_id, adults),
  constraint activity_price_price_cents_check CHECK ((price_cents > 0)),
  constraint activity_price_product_id_fkey FOREIGN KEY (product_id) REFERENCES activity_product(id) ON DELETE CASCADE
);

create table activity_price_history (
  id bigint not null generated always as identity,
  product_id text not null,
  adults smallint not null,
  price_cents integer not null,
  changed_at timestamp with time zone not null default now(),
  constraint activity_price_history_pkey PRIMARY KEY (id)
);

create table activity_product (
  id text not null,
  center_id text not null,
  theme text not null,
  labels jsonb not null,
  headwords jsonb not null,
  descriptions jsonb not null,
  parts jsonb not null,
  nice_to_know jsonb not null,
  important_infos jsonb not null,
  pictures jsonb not null,
  weekdays smallint[] not null,
  capacity smallint not null,
  popularity integer not null default 0,
  last_day date,
  published boolean not null default true,
  constraint activity_product_capacity_check CHECK ((capacity >= 0)),
  constraint activity_product_center_id_fkey FOREIGN KEY (center_id) REFERENCES activity_center(id) ON DELETE CASCADE,
  constraint activity_product_pkey PRIMARY KEY (id)
);

create table activity_product_day (
  product_id text not null,
  day date not null,
  taken smallint not null,
  constraint activity_product_day_pkey PRIMARY KEY (product_id, day),
  constraint activity_product_day_product_id_fkey FOREIGN KEY (product_id) REFERENCES activity_product(id) ON DELETE CASCADE,
  constraint activity_product_day_taken_check CHECK ((taken >= 0))
);

create table agent_action (
  id uuid not null,
  email text not null,
  role text not null,
  method text not null,
  route text not null,
  params jsonb not null,
  request_id text not null,
  at timestamp with time zone not null,
  status smallint,
  kind text not null default 'act'::text,
  subject_kind text,
  subject text,
  address text,
  constraint agent_action_kind_check CHECK ((kind = ANY (ARRAY['act'::text, 'read'::text]))),
  constraint agent_action_pkey PRIMARY KEY (id),
  constraint agent_action_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['order'::text, 'gift'::text, 'case'::text, 'search'::text, 'person'::text])))
);

create table analytics_event (
  id bigint not null generated always as identity,
  pos text not null,
  client_id text not null,
  user_id text,
  name text not null,
  params jsonb not null,
  collected_at timestamp with time zone not null,
  constraint analytics_event_pkey PRIMARY KEY (id)
);

create table asset (
  id text not null,
  address text not null,
  source text not null,
  recipe jsonb not null,
  alts jsonb not null,
  legends jsonb,
  credit text,
  focus_x real not null default 0.5,
  focus_y real not null default 0.5,
  width integer,
  height integer,
  mime text,
  bytes integer,
  checksum text,
  placeholder text,
  banner boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint asset_checksum_key UNIQUE (checksum),
  constraint asset_focus_x_check CHECK (((focus_x >= (0)::double precision) AND (focus_x <= (1)::double precision))),
  constraint asset_focus_y_check CHECK (((focus_y >= (0)::double precision) AND (focus_y <= (1)::double precision))),
  constraint asset_pkey PRIMARY KEY (id),
  constraint asset_placeholder_check CHECK ((octet_length(placeholder) <= 300))
);

create table captcha_spent (
  signature text not null,
  expires_at timestamp with time zone not null,
  constraint captcha_spent_pkey PRIMARY KEY (signature)
);

create table case_attachment (
  case_number text not null,
  "position" smallint not null,
  name text not null,
  kind text not null,
  bytes bytea not null,
  constraint case_attachment_case_number_fkey FOREIGN KEY (case_number) REFERENCES contact_case(case_number) ON DELETE CASCADE,
  constraint case_attachment_kind_check CHECK ((kind = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text]))),
  constraint case_attachment_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint case_attachment_pkey PRIMARY KEY (case_number, "position"),
  constraint case_attachment_position_check CHECK ((("position" >= 1) AND ("position" <= 3)))
);

create table channel (
  channel_id uuid not null,
  name text not null,
  hotel_ids text[] not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  constraint channel_name_key UNIQUE (name),
  constraint channel_pkey PRIMARY KEY (channel_id)
);

create table channel_key (
  key_hash text not null,
  channel_id uuid not null,
  ends_at timestamp with time zone,
  constraint channel_key_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channel(channel_id) ON DELETE CASCADE,
  constraint channel_key_pkey PRIMARY KEY (key_hash)
);

create table client_log (
  id bigint not null generated always as identity,
  level text not null,
  locale text not null,
  location text not null,
  message text not null,
  logged_at timestamp with time zone not null,
  constraint client_log_message_check CHECK ((length(message) <= 256)),
  constraint client_log_pkey PRIMARY KEY (id)
);

create table contact_case (
  case_number text not null,
  status text not null,
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
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint contact_case_case_number_check CHECK ((case_number ~ '^[0-9A-Z]{8}$'::text)),
  constraint contact_case_pkey PRIMARY KEY (case_number),
  constraint contact_case_status_check CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])))
);

create table content_entry (
  kind text not null,
  id text not null,
  locale text not null,
  "position" integer not null,
  published boolean not null,
  content jsonb not null,
  updated_at timestamp with time zone not null,
  is_default boolean not null default false,
  constraint content_entry_pkey PRIMARY KEY (kind, id, locale)
);

create table credit_note (
  credit_note_number text not null,
  return_id uuid not null,
  order_uuid uuid not null,
  content jsonb not null,
  issued_at timestamp with time zone not null,
  constraint credit_note_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint credit_note_pkey PRIMARY KEY (credit_note_number),
  constraint credit_note_return_id_fkey FOREIGN KEY (return_id) REFERENCES money_return(return_id) ON DELETE CASCADE,
  constraint credit_note_return_id_key UNIQUE (return_id)
);

create table customer_order (
  order_uuid uuid not null,
  booking_number text not null,
  status text not null,
  fingerprint text not null,
  locale text not null,
  buyer jsonb not null,
  special_request text,
  package_id text,
  room_id text,
  rooms smallint,
  checkin date,
  checkout date,
  total_cents integer not null,
  tax_on_site_cents integer not null,
  stay jsonb,
  travel_form text,
  holds_stock boolean not null,
  held_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  kind text not null default 'stay'::text,
  item jsonb not null default 'null'::jsonb,
  lines jsonb not null default '[]'::jsonb,
  insured boolean not null default false,
  minisite_id text,
  version integer not null default 0,
  cancelled_at timestamp with time zone,
  refund_cents integer not null default 0,
  buyer_mark text,
  visitor_mark text,
  asks_first boolean not null default false,
  reminded_for date,
  words text default lower(regexp_replace(NORMALIZE(((((((((((((booking_number || ' '::text) || COALESCE((buyer ->> 'firstName'::text), ''::text)) || ' '::text) || COALESCE((buyer ->> 'lastName'::text), ''::text)) || ' '::text) || COALESCE((buyer ->> 'email'::text), ''::text)) || ' '::text) || COALESCE((buyer ->> 'phoneNumber'::text), ''::text)) || ' '::text) || COALESCE((buyer ->> 'companyName'::text), ''::text)) || ' '::text) || COALESCE((stay ->> 'hotelLabel'::text), ''::text)), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)),
  terms_version text,
  constraint customer_order_booking_number_check CHECK ((booking_number ~ '^[0-9]{8}$'::text)),
  constraint customer_order_booking_number_key UNIQUE (booking_number),
  constraint customer_order_check CHECK ((checkout > checkin)),
  constraint customer_order_check1 CHECK (((status <> ALL (ARRAY['expired'::text, 'cancelled'::text])) OR (NOT holds_stock))),
  constraint customer_order_check2 CHECK (((status <> 'confirmed'::text) OR holds_stock)),
  constraint customer_order_kind_check CHECK ((kind = ANY (ARRAY['stay'::text, 'activity'::text, 'gift'::text]))),
  constraint customer_order_pkey PRIMARY KEY (order_uuid),
  constraint customer_order_refund_cents_check CHECK ((refund_cents >= 0)),
  constraint customer_order_rooms_check CHECK ((rooms > 0)),
  constraint customer_order_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'cancelled'::text, 'expired'::text, 'payment-failed'::text]))),
  constraint customer_order_stay_check CHECK (((kind <> 'stay'::text) OR (num_nulls(package_id, room_id, rooms, checkin, checkout, stay) = 0))),
  constraint customer_order_tax_on_site_cents_check CHECK ((tax_on_site_cents >= 0)),
  constraint customer_order_total_cents_check CHECK ((total_cents >= 0))
);

create table ended_agent_session (
  token_hash text not null,
  expires_at timestamp with time zone not null,
  constraint ended_agent_session_pkey PRIMARY KEY (token_hash)
);

create table error_report (
  id bigint not null generated always as identity,
  uri text not null,
  locale text not null,
  reported_at timestamp with time zone not null,
  constraint error_report_pkey PRIMARY KEY (id)
);

create table flag (
  name text not null,
  locale text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null,
  constraint flag_pkey PRIMARY KEY (name, locale)
);

create table flag_share (
  name text not null,
  locale text not null,
  from_top boolean not null,
  value jsonb not null,
  percent smallint not null,
  updated_at timestamp with time zone not null,
  constraint flag_share_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  constraint flag_share_pkey PRIMARY KEY (name, locale, from_top)
);

create table flash_deal (
  room_id text not null,
  starts_at timestamp without time zone not null,
  ends_at timestamp without time zone not null,
  first_night date not null,
  last_night date not null,
  percent smallint not null,
  full_cents integer[] not null default '{}'::integer[],
  constraint flash_deal_check CHECK ((ends_at > starts_at)),
  constraint flash_deal_check1 CHECK ((last_night >= first_night)),
  constraint flash_deal_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  constraint flash_deal_pkey PRIMARY KEY (room_id, starts_at),
  constraint flash_deal_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE CASCADE
);

create table gift (
  gift_uuid uuid not null,
  order_uuid uuid not null,
  line smallint not null,
  kind text not null,
  status text not null,
  format text not null,
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
  issued_cents integer not null,
  paid_cents integer not null,
  balance_cents integer not null default 0,
  code_hash text not null,
  code_ending text not null,
  issued_at timestamp with time zone not null,
  valid_until date not null,
  visit_day date,
  delivery jsonb,
  delivered_at timestamp with time zone,
  opened_at timestamp with time zone,
  extended_on date,
  exchanged_on date,
  thanked_at timestamp with time zone,
  reminders_stopped_at timestamp with time zone,
  constraint gift_check CHECK ((paid_cents >= 0)),
  constraint gift_check1 CHECK (((balance_cents >= 0) AND (balance_cents <= issued_cents))),
  constraint gift_check2 CHECK (((status = 'active'::text) OR (balance_cents = 0))),
  constraint gift_code_hash_key UNIQUE (code_hash),
  constraint gift_format_check CHECK ((format = ANY (ARRAY['digital'::text, 'physical'::text]))),
  constraint gift_issued_cents_check CHECK ((issued_cents > 0)),
  constraint gift_kind_check CHECK ((kind = ANY (ARRAY['singleVoucher'::text, 'box'::text, 'giftCard'::text, 'activity'::text]))),
  constraint gift_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint gift_order_uuid_line_key UNIQUE (order_uuid, line),
  constraint gift_pkey PRIMARY KEY (gift_uuid),
  constraint gift_status_check CHECK ((status = ANY (ARRAY['active'::text, 'withdrawn'::text, 'void'::text])))
);

create table gift_box (
  id text not null,
  "position" smallint not null,
  titles jsonb not null,
  descriptions jsonb not null,
  themes text[] not null,
  nights smallint not null,
  rating real,
  published boolean not null,
  pictures jsonb not null,
  tags text[] not null default '{}'::text[],
  constraint gift_box_nights_check CHECK ((nights > 0)),
  constraint gift_box_pkey PRIMARY KEY (id)
);

create table gift_box_price (
  box_id text not null,
  valid_from date not null,
  price_cents integer not null,
  constraint gift_box_price_box_id_fkey FOREIGN KEY (box_id) REFERENCES gift_box(id) ON DELETE CASCADE,
  constraint gift_box_price_pkey PRIMARY KEY (box_id, valid_from),
  constraint gift_box_price_price_cents_check CHECK ((price_cents > 0))
);

create table gift_card_design (
  id text not null,
  "position" smallint not null,
  titles jsonb not null,
  picture text not null,
  published boolean not null,
  constraint gift_card_design_pkey PRIMARY KEY (id)
);

create table gift_movement (
  id bigint not null generated always as identity,
  gift_uuid uuid not null,
  kind text not null,
  amount_cents integer not null,
  balance_cents integer not null,
  order_uuid uuid,
  happened_at timestamp with time zone not null,
  constraint gift_movement_check CHECK (
CASE
    WHEN (kind = ANY (ARRAY['issue'::text, 'return'::text])) THEN (amount_cents > 0)
    ELSE (amount_cents < 0)
END),
  constraint gift_movement_gift_uuid_fkey FOREIGN KEY (gift_uuid) REFERENCES gift(gift_uuid),
  constraint gift_movement_kind_check CHECK ((kind = ANY (ARRAY['issue'::text, 'redeem'::text, 'return'::text, 'withdraw'::text, 'void'::text]))),
  constraint gift_movement_pkey PRIMARY KEY (id)
);

create table gift_rate (
  room_id text not null,
  usual_cents integer not null,
  constraint gift_rate_pkey PRIMARY KEY (room_id),
  constraint gift_rate_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE CASCADE,
  constraint gift_rate_usual_cents_check CHECK ((usual_cents > 0))
);

create table gift_shipment (
  order_uuid uuid not null,
  recipient jsonb not null,
  status text not null,
  tracking text,
  shipped_at timestamp with time zone,
  constraint gift_shipment_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint gift_shipment_pkey PRIMARY KEY (order_uuid),
  constraint gift_shipment_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'shipped'::text, 'cancelled'::text])))
);

create table gift_use (
  order_uuid uuid not null,
  gift_uuid uuid not null,
  amount_cents integer not null,
  returned_cents integer not null,
  constraint gift_use_amount_cents_check CHECK ((amount_cents > 0)),
  constraint gift_use_check CHECK (((returned_cents >= 0) AND (returned_cents <= amount_cents))),
  constraint gift_use_gift_uuid_fkey FOREIGN KEY (gift_uuid) REFERENCES gift(gift_uuid),
  constraint gift_use_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint gift_use_pkey PRIMARY KEY (order_uuid, gift_uuid)
);

create table gift_withdrawal (
  withdrawal_uuid uuid not null,
  order_uuid uuid not null,
  token_hash text not null,
  gift_uuids uuid[] not null,
  refund_cents integer not null,
  expires_at timestamp with time zone not null,
  requested_at timestamp with time zone not null,
  received_at timestamp with time zone,
  constraint gift_withdrawal_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint gift_withdrawal_pkey PRIMARY KEY (withdrawal_uuid),
  constraint gift_withdrawal_refund_cents_check CHECK ((refund_cents > 0)),
  constraint gift_withdrawal_token_hash_key UNIQUE (token_hash)
);

create table guest_review (
  invitation_id uuid not null,
  order_uuid uuid not null,
  hotel_id text not null,
  status text not null,
  asked_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  locale text,
  score smallint,
  type text,
  positive text,
  negative text,
  decided_at timestamp with time zone,
  refusal text,
  review_id text,
  constraint guest_review_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint guest_review_order_uuid_key UNIQUE (order_uuid),
  constraint guest_review_pkey PRIMARY KEY (invitation_id),
  constraint guest_review_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE SET NULL,
  constraint guest_review_score_check CHECK (((score >= 1) AND (score <= 10))),
  constraint guest_review_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'pending'::text, 'published'::text, 'refused'::text])))
);

create table heartbeat (
  id smallint not null,
  beat_at timestamp with time zone not null,
  constraint heartbeat_id_check CHECK ((id = 1)),
  constraint heartbeat_pkey PRIMARY KEY (id)
);

create table help_vote (
  article text not null,
  locale text not null,
  day date not null,
  helped integer not null,
  missed integer not null,
  constraint help_vote_pkey PRIMARY KEY (article, locale, day)
);

create table hotel (
  id text not null,
  label text not null,
  slug text not null,
  stars smallint not null,
  city_id text not null,
  department_id text,
  region_id text,
  country_code text not null,
  place_ids text[] not null default '{}'::text[],
  latitude double precision not null,
  longitude double precision not null,
  place_locale text not null,
  street_address text not null,
  zip_code text not null,
  city_label text not null,
  check_in text not null,
  check_out text not null,
  pets jsonb not null,
  local_tax jsonb,
  facilities text[] not null default '{}'::text[],
  eco_facilities jsonb not null,
  info_general jsonb not null,
  tags text[] not null default '{}'::text[],
  styles text[] not null default '{}'::text[],
  environments text[] not null default '{}'::text[],
  types text[] not null default '{}'::text[],
  themes text[] not null default '{}'::text[],
  descriptions jsonb not null,
  important_infos jsonb not null,
  pictures jsonb not null,
  review_count integer not null default 0,
  review_score numeric(3,1),
  criteria_scores jsonb not null,
  popularity integer not null default 0,
  source text not null,
  published boolean not null default true,
  phone text,
  constraint hotel_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  constraint hotel_pkey PRIMARY KEY (id),
  constraint hotel_stars_check CHECK (((stars >= 0) AND (stars <= 5)))
);

create table hotel_rating_base (
  hotel_id text not null,
  review_count integer not null,
  review_score numeric(3,1),
  constraint hotel_rating_base_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE CASCADE,
  constraint hotel_rating_base_pkey PRIMARY KEY (hotel_id)
);

create table idempotency_key (
  key text not null,
  fingerprint text not null,
  order_uuid uuid,
  refusal jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_key_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint idempotency_key_pkey PRIMARY KEY (key)
);

create table invoice (
  invoice_number text not null,
  order_uuid uuid not null,
  version integer not null,
  content jsonb not null,
  issued_at timestamp with time zone not null,
  constraint invoice_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint invoice_order_uuid_version_key UNIQUE (order_uuid, version),
  constraint invoice_pkey PRIMARY KEY (invoice_number)
);

create table invoice_series (
  series text not null,
  last integer not null,
  constraint invoice_series_pkey PRIMARY KEY (series)
);

create table landmark (
  landmark_id text not null,
  kind text not null,
  names jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  weight integer not null,
  source text not null,
  constraint landmark_kind_check CHECK ((kind = ANY (ARRAY['sight'::text, 'station'::text, 'beach'::text, 'park'::text, 'lake'::text, 'summit'::text, 'quarter'::text, 'skiresort'::text]))),
  constraint landmark_pkey PRIMARY KEY (landmark_id),
  constraint landmark_source_check CHECK ((source = ANY (ARRAY['generated'::text, 'geonames'::text]))),
  constraint landmark_weight_check CHECK (((weight >= 0) AND (weight <= 1000)))
);

create table loan (
  intent_id text not null,
  alma_id text not null,
  url text not null,
  method text not null,
  payment_method text not null,
  amount_cents integer not null,
  captured_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint loan_alma_id_key UNIQUE (alma_id),
  constraint loan_amount_cents_check CHECK ((amount_cents > 0)),
  constraint loan_pkey PRIMARY KEY (intent_id)
);

create table lookup_failure (
  id bigint not null generated always as identity,
  booking_number text not null,
  failed_at timestamp with time zone not null,
  constraint lookup_failure_pkey PRIMARY KEY (id)
);

create table mail (
  message_id text not null,
  recipient text not null,
  sender text not null,
  locale text not null,
  subject text not null,
  html text not null,
  text text not null,
  sent_at timestamp with time zone not null,
  constraint mail_pkey PRIMARY KEY (message_id)
);

create table mail_copy (
  effect_id bigint not null,
  order_uuid uuid not null,
  recipient text not null,
  locale text not null,
  subject text not null,
  html text not null,
  sent_at timestamp with time zone not null,
  constraint mail_copy_effect_id_fkey FOREIGN KEY (effect_id) REFERENCES outbox(id) ON DELETE CASCADE,
  constraint mail_copy_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint mail_copy_pkey PRIMARY KEY (effect_id)
);

create table meta (
  key text not null,
  value jsonb not null,
  constraint meta_pkey PRIMARY KEY (key)
);

create table money_return (
  return_id uuid not null,
  order_uuid uuid not null,
  reason text not null,
  card_cents integer not null,
  uncollected_cents integer not null,
  gift_cents integer not null,
  created_at timestamp with time zone not null,
  order_version integer,
  constraint money_return_card_cents_check CHECK ((card_cents >= 0)),
  constraint money_return_check CHECK ((((card_cents + uncollected_cents) + gift_cents) > 0)),
  constraint money_return_gift_cents_check CHECK ((gift_cents >= 0)),
  constraint money_return_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint money_return_pkey PRIMARY KEY (return_id),
  constraint money_return_reason_check CHECK ((reason = ANY (ARRAY['cancellation'::text, 'change'::text, 'customer-care'::text, 'provider'::text, 'dispute'::text]))),
  constraint money_return_uncollected_cents_check CHECK ((uncollected_cents >= 0))
);

create table newsletter_subscription (
  id uuid not null,
  email text not null,
  country text not null,
  language text not null,
  source text,
  status text not null,
  asked_at timestamp with time zone not null,
  mails integer not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  constraint newsletter_subscription_email_country_key UNIQUE (email, country),
  constraint newsletter_subscription_pkey PRIMARY KEY (id),
  constraint newsletter_subscription_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);

create table night_version (
  channel_id uuid not null,
  room_id text not null,
  month date not null,
  versions bigint[] not null,
  constraint night_version_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channel(channel_id) ON DELETE CASCADE,
  constraint night_version_pkey PRIMARY KEY (channel_id, room_id, month),
  constraint night_version_versions_check CHECK ((cardinality(versions) = 31))
);

create table order_approval (
  approval_id uuid not null,
  order_uuid uuid not null,
  wish jsonb not null,
  reason text not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  outcome text,
  answer text,
  decided_by text,
  decided_at timestamp with time zone,
  constraint order_approval_check CHECK (((outcome IS NULL) = (decided_by IS NULL))),
  constraint order_approval_check1 CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint order_approval_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint order_approval_outcome_check CHECK ((outcome = ANY (ARRAY['approved'::text, 'declined'::text]))),
  constraint order_approval_pkey PRIMARY KEY (approval_id),
  constraint order_approval_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)))
);

create table order_change (
  change_id uuid not null,
  order_uuid uuid not null,
  key text not null,
  fingerprint text not null,
  status text not null,
  before jsonb not null,
  after jsonb not null,
  extra_cents integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint order_change_key_key UNIQUE (key),
  constraint order_change_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint order_change_pkey PRIMARY KEY (change_id),
  constraint order_change_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'lapsed'::text])))
);

create table order_code (
  code_request uuid not null,
  order_uuid uuid not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint order_code_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint order_code_pkey PRIMARY KEY (code_request)
);

create table order_event (
  event_id bigint not null generated always as identity,
  order_uuid uuid not null,
  payment_id uuid,
  change_id uuid,
  cause text not null,
  from_status text,
  to_status text not null,
  actor text,
  actor_name text,
  reason text,
  amounts jsonb not null,
  inferred boolean not null,
  at timestamp with time zone not null,
  agent_action_id uuid,
  constraint order_event_actor_check CHECK ((actor = ANY (ARRAY['buyer'::text, 'agent'::text, 'provider'::text, 'clock'::text, 'operator'::text, 'hotel'::text]))),
  constraint order_event_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint order_event_pkey PRIMARY KEY (event_id)
);

create table order_key (
  hash text not null,
  order_uuid uuid not null,
  is_single_use boolean not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  proves_mailbox boolean not null default false,
  opens_vouchers boolean not null default false,
  constraint order_key_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint order_key_pkey PRIMARY KEY (hash)
);

create table order_note (
  note_id uuid not null,
  order_uuid uuid not null,
  author text not null,
  text text not null,
  agent_action_id uuid,
  created_at timestamp with time zone not null,
  mention text,
  done_at timestamp with time zone,
  constraint order_note_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint order_note_pkey PRIMARY KEY (note_id),
  constraint order_note_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)))
);

create table outbox (
  id bigint not null generated always as identity,
  topic text not null,
  key text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  done_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null,
  refused_at timestamp with time zone,
  planned_at timestamp with time zone not null default now(),
  constraint outbox_key_key UNIQUE (key),
  constraint outbox_pkey PRIMARY KEY (id)
);

create table own_label (
  code text not null,
  kind text not null,
  names jsonb not null,
  constraint own_label_pkey PRIMARY KEY (code)
);

create table package (
  id text not null,
  hotel_id text not null,
  room_id text not null,
  labels jsonb not null,
  headwords jsonb not null,
  descriptions jsonb not null,
  included jsonb not null,
  program jsonb not null,
  important_infos jsonb not null,
  pictures jsonb not null,
  themes text[] not null default '{}'::text[],
  tags text[] not null default '{}'::text[],
  min_nights smallint not null,
  max_nights smallint not null,
  night_cents integer not null,
  stay_cents integer not null,
  activity_ids text[] not null default '{}'::text[],
  cancellation jsonb not null,
  auto_discount jsonb,
  marketing_labels jsonb not null,
  targeted_label jsonb,
  last_minute boolean not null default false,
  expiration date,
  connectivity text,
  channel_manager_id text,
  published boolean not null default true,
  sponsored boolean not null default false,
  sort smallint not null,
  constraint package_check CHECK ((max_nights >= min_nights)),
  constraint package_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE CASCADE,
  constraint package_min_nights_check CHECK ((min_nights > 0)),
  constraint package_night_cents_check CHECK ((night_cents >= 0)),
  constraint package_pkey PRIMARY KEY (id),
  constraint package_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE CASCADE,
  constraint package_stay_cents_check CHECK ((stay_cents >= 0))
);

create table package_price_history (
  id bigint not null generated always as identity,
  package_id text not null,
  night_cents integer not null,
  stay_cents integer not null,
  changed_at timestamp with time zone not null default now(),
  constraint package_price_history_pkey PRIMARY KEY (id)
);

create table page_version (
  version text not null,
  id text not null,
  locale text not null,
  content jsonb not null,
  first_at timestamp with time zone not null,
  constraint page_version_pkey PRIMARY KEY (version, id, locale)
);

create table passkey_challenge (
  challenge text not null,
  account_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge)
);

create table payment (
  payment_id uuid not null,
  order_uuid uuid not null,
  provider text not null,
  intent_id text,
  amount_cents integer not null,
  status text not null,
  payment_method text,
  refusal text,
  updated_at timestamp with time zone not null,
  change_id uuid,
  pay_later jsonb not null default 'null'::jsonb,
  card_brand text,
  card_ending text,
  constraint payment_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint payment_change_id_fkey FOREIGN KEY (change_id) REFERENCES order_change(change_id) ON DELETE CASCADE,
  constraint payment_change_id_key UNIQUE (change_id),
  constraint payment_intent_id_key UNIQUE (intent_id),
  constraint payment_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint payment_pkey PRIMARY KEY (payment_id)
);

create table payment_event (
  event_id text not null,
  type text not null,
  intent_id text not null,
  received_at timestamp with time zone not null,
  constraint payment_event_pkey PRIMARY KEY (event_id)
);

create table person_request (
  request_id uuid not null,
  act text not null,
  email text,
  reason text not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  outcome text,
  answer text,
  decided_by text,
  decided_at timestamp with time zone,
  erased jsonb,
  constraint person_request_act_check CHECK ((act = ANY (ARRAY['export'::text, 'erase'::text]))),
  constraint person_request_check CHECK (((outcome IS NULL) = (decided_by IS NULL))),
  constraint person_request_check1 CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint person_request_check2 CHECK (((outcome IS NULL) OR (decided_by <> asked_by))),
  constraint person_request_outcome_check CHECK ((outcome = ANY (ARRAY['approved'::text, 'declined'::text]))),
  constraint person_request_pkey PRIMARY KEY (request_id),
  constraint person_request_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)))
);

create table place (
  id text not null,
  category text not null,
  names jsonb not null,
  slug text not null,
  country_code text not null,
  region_id text,
  department_id text,
  latitude double precision not null,
  longitude double precision not null,
  population integer not null default 0,
  popularity integer not null default 0,
  radius_km integer,
  source text not null,
  aliases jsonb not null default '[]'::jsonb,
  constraint place_pkey PRIMARY KEY (category, id)
);

create table price_history (
  id bigint not null generated always as identity,
  room_id text not null,
  day date not null,
  price_cents integer not null,
  changed_at timestamp with time zone not null default now(),
  constraint price_history_pkey PRIMARY KEY (id)
);

create table programme_reference (
  package_id text not null,
  night_cents integer not null,
  stay_cents integer not null,
  constraint programme_reference_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id) ON DELETE CASCADE,
  constraint programme_reference_pkey PRIMARY KEY (package_id)
);

create table promotion_code (
  code text not null,
  labels jsonb not null,
  percent smallint,
  amount_cents integer,
  least_cents integer not null default 0,
  countries text[],
  valid_from date not null,
  valid_until date not null,
  max_uses integer,
  uses integer not null default 0,
  constraint promotion_code_amount_cents_check CHECK ((amount_cents > 0)),
  constraint promotion_code_check CHECK (((percent IS NULL) <> (amount_cents IS NULL))),
  constraint promotion_code_check1 CHECK (((max_uses IS NULL) OR (uses <= max_uses))),
  constraint promotion_code_code_check CHECK ((code = upper(code))),
  constraint promotion_code_least_cents_check CHECK ((least_cents >= 0)),
  constraint promotion_code_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint promotion_code_pkey PRIMARY KEY (code),
  constraint promotion_code_uses_check CHECK ((uses >= 0))
);

create table promotion_use (
  order_uuid uuid not null,
  code text not null,
  amount_cents integer not null,
  held boolean not null,
  constraint promotion_use_amount_cents_check CHECK ((amount_cents > 0)),
  constraint promotion_use_code_fkey FOREIGN KEY (code) REFERENCES promotion_code(code),
  constraint promotion_use_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint promotion_use_pkey PRIMARY KEY (order_uuid)
);

create table provider_fact (
  fact_id text not null,
  payment_id uuid not null,
  order_uuid uuid not null,
  kind text not null,
  amount_cents integer not null,
  status text not null,
  refund_id uuid,
  seen_at timestamp with time zone not null,
  constraint provider_fact_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint provider_fact_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'dispute'::text]))),
  constraint provider_fact_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint provider_fact_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(payment_id) ON DELETE CASCADE,
  constraint provider_fact_pkey PRIMARY KEY (fact_id),
  constraint provider_fact_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(refund_id) ON DELETE SET NULL,
  constraint provider_fact_status_check CHECK ((status = ANY (ARRAY['under-way'::text, 'done'::text, 'failed'::text, 'open'::text, 'won'::text, 'lost'::text])))
);

create table provider_reading (
  provider text not null,
  read_until timestamp with time zone not null,
  constraint provider_reading_pkey PRIMARY KEY (provider)
);

create table rate_limit (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);

create table rate_plan (
  room_id text not null,
  lot integer not null,
  base_cents integer not null,
  season text not null,
  week text not null,
  stock smallint not null,
  closed_in_winter boolean not null,
  closed_on_sunday boolean not null,
  offer_percent smallint not null,
  offer_phase smallint not null,
  offer_days smallint not null default 18,
  offer_cycle smallint not null default 56,
  constraint rate_plan_offer_days_check CHECK ((offer_days > 0)),
  constraint rate_plan_offers_end CHECK ((offer_cycle > offer_days)),
  constraint rate_plan_pkey PRIMARY KEY (room_id),
  constraint rate_plan_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE CASCADE
);

create table refund (
  refund_id uuid not null,
  order_uuid uuid not null,
  payment_id uuid not null,
  amount_cents integer not null,
  reason text not null,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  return_id uuid,
  failed_at timestamp with time zone,
  attempt integer not null default 1,
  constraint refund_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refund_attempt_check CHECK ((attempt > 0)),
  constraint refund_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(payment_id) ON DELETE CASCADE,
  constraint refund_pkey PRIMARY KEY (refund_id),
  constraint refund_reason_check CHECK ((reason = ANY (ARRAY['cancellation'::text, 'change'::text, 'customer-care'::text, 'provider'::text, 'dispute'::text]))),
  constraint refund_return_id_fkey FOREIGN KEY (return_id) REFERENCES money_return(return_id) ON DELETE CASCADE
);

create table review (
  id text not null,
  hotel_id text not null,
  locale text not null,
  customer text not null,
  type text not null,
  day date not null,
  average numeric(3,1) not null,
  positive text,
  negative text,
  verified boolean not null default false,
  constraint review_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE CASCADE,
  constraint review_pkey PRIMARY KEY (id)
);

create table revision_note (
  id bigint not null generated always as identity,
  noted_at timestamp with time zone not null default clock_timestamp(),
  constraint revision_note_pkey PRIMARY KEY (id)
);

create table room (
  id text not null,
  hotel_id text not null,
  uuid uuid not null,
  type text not null,
  titles jsonb not null,
  bedding jsonb not null,
  descriptions jsonb not null,
  details jsonb not null,
  facilities text[] not null default '{}'::text[],
  important_infos jsonb not null,
  pictures jsonb not null,
  capacity smallint not null,
  max_capacity smallint not null,
  size_m2 smallint not null,
  sort smallint not null,
  single_percent smallint not null default 100,
  constraint room_capacity_check CHECK ((capacity > 0)),
  constraint room_check CHECK ((max_capacity >= capacity)),
  constraint room_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE CASCADE,
  constraint room_pkey PRIMARY KEY (id),
  constraint room_single_percent_check CHECK (((single_percent >= 50) AND (single_percent <= 100)))
);

create table room_month (
  room_id text not null,
  month date not null,
  prices integer[] not null,
  refs integer[],
  available smallint[] not null,
  min_los smallint[] not null,
  closed_to_arrival smallint[] not null default '{}'::smallint[],
  closed smallint[] not null default '{}'::smallint[],
  max_los smallint[],
  closed_to_departure smallint[] not null default '{}'::smallint[],
  lead_days smallint[],
  singles integer[],
  cancel_days smallint[],
  constraint room_month_cancel_days CHECK (((0 <= ALL (cancel_days)) AND ((cardinality(cancel_days))::numeric = EXTRACT(day FROM ((month + '1 mon'::interval) - '1 day'::interval))))),
  constraint room_month_check CHECK (((0 <= ALL (prices)) AND ((cardinality(prices))::numeric = EXTRACT(day FROM ((month + '1 mon'::interval) - '1 day'::interval))) AND (array_position(prices, NULL::integer) IS NULL))),
  constraint room_month_check1 CHECK ((((cardinality(refs))::numeric = EXTRACT(day FROM ((month + '1 mon'::interval) - '1 day'::interval))) AND (array_position(refs, NULL::integer) IS NULL))),
  constraint room_month_check2 CHECK (((0 <= ALL (available)) AND ((cardinality(available))::numeric = EXTRACT(day FROM ((month + '1 mon'::interval) - '1 day'::interval))) AND (array_position(available, NULL::smallint) IS NULL))),
  constraint room_month_check3 CHECK (((0 <= ALL (min_los)) AND ((cardinality(min_los))::numeric = EXTRACT(day FROM ((month + '1 mon'::interval) - '1 day'::interval))) AND (array_position(min_los, NULL::smallint) IS NULL))),
  constraint room_month_lead_days CHECK (((0 <= ALL (lead_days)) AND ((cardinality(lead_days))::numeric = EXTRACT(day FROM ((month + '1 mon'::interval) - '1 day'::interval))))),
  constraint room_month_max_los CHECK (((0 <= ALL (max_los)) AND ((cardinality(max_los))::numeric = EXTRACT(day FROM ((month + '1 mon'::interval) - '1 day'::interval))))),
  constraint room_month_month_check CHECK ((month = date_trunc('month'::text, (month)::timestamp with time zone))),
  constraint room_month_pkey PRIMARY KEY (room_id, month),
  constraint room_month_singles CHECK (((0 <= ALL (singles)) AND ((cardinality(singles))::numeric = EXTRACT(day FROM ((month + '1 mon'::interval) - '1 day'::interval)))))
);

create table sandbox_challenge (
  id text not null,
  intent_id text not null,
  payment_method text not null,
  amount_cents integer not null,
  payee text not null,
  locale text not null,
  return_path text not null,
  status text not null,
  created_at timestamp with time zone not null,
  constraint sandbox_challenge_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES sandbox_intent(id),
  constraint sandbox_challenge_payment_method_fkey FOREIGN KEY (payment_method) REFERENCES sandbox_payment_method(id),
  constraint sandbox_challenge_pkey PRIMARY KEY (id),
  constraint sandbox_challenge_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'confirmed'::text, 'declined'::text])))
);

create table sandbox_dispute (
  id text not null,
  intent_id text not null,
  amount_cents integer not null,
  status text not null,
  changed_at timestamp with time zone not null,
  constraint sandbox_dispute_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_dispute_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES sandbox_intent(id) ON DELETE CASCADE,
  constraint sandbox_dispute_pkey PRIMARY KEY (id),
  constraint sandbox_dispute_status_check CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);

create table sandbox_instalment (
  intent_id text not null,
  "position" smallint not null,
  amount_cents integer not null,
  due date not null,
  taken_at timestamp with time zone,
  tries smallint not null default 0,
  tried_on date,
  constraint sandbox_instalment_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint sandbox_instalment_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES sandbox_intent(id) ON DELETE CASCADE,
  constraint sandbox_instalment_pkey PRIMARY KEY (intent_id, "position")
);

create table sandbox_intent (
  id text not null,
  reference text not null,
  amount_cents integer not null,
  currency text not null,
  payee text not null,
  description text not null,
  status text not null,
  payment_method text,
  refusal text,
  challenge_id text,
  captured_cents integer not null default 0,
  created_at timestamp with time zone not null,
  refunded_cents integer not null default 0,
  pay_later jsonb not null default 'null'::jsonb,
  constraint sandbox_intent_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_intent_check CHECK (((captured_cents = 0) OR (captured_cents = amount_cents))),
  constraint sandbox_intent_check1 CHECK (((refunded_cents >= 0) AND (refunded_cents <= captured_cents))),
  constraint sandbox_intent_payment_method_fkey FOREIGN KEY (payment_method) REFERENCES sandbox_payment_method(id),
  constraint sandbox_intent_pkey PRIMARY KEY (id),
  constraint sandbox_intent_reference_key UNIQUE (reference)
);

create table sandbox_payment_method (
  id text not null,
  brand text not null,
  last4 text not null,
  behaviour text not null,
  created_at timestamp with time zone not null,
  fingerprint text,
  constraint sandbox_payment_method_pkey PRIMARY KEY (id)
);

create table sandbox_refund (
  reference text not null,
  intent_id text not null,
  amount_cents integer not null,
  created_at timestamp with time zone not null,
  status text not null default 'done'::text,
  changed_at timestamp with time zone,
  constraint sandbox_refund_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_refund_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES sandbox_intent(id),
  constraint sandbox_refund_pkey PRIMARY KEY (reference),
  constraint sandbox_refund_status_check CHECK ((status = ANY (ARRAY['done'::text, 'failed'::text])))
);

create table search_change (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamp with time zone not null default clock_timestamp(),
  hotel_id text not null,
  first_month date,
  last_month date,
  constraint search_change_pkey PRIMARY KEY (id)
);

create table sent_mail (
  message_id text not null,
  order_uuid uuid not null,
  sent_at timestamp with time zone not null,
  constraint sent_mail_order_uuid_fkey FOREIGN KEY (order_uuid) REFERENCES customer_order(order_uuid) ON DELETE CASCADE,
  constraint sent_mail_pkey PRIMARY KEY (message_id)
);

create table sign_in_request (
  sign_in_request uuid not null,
  email text not null,
  locale text not null,
  origin text,
  device_hash text not null,
  code_hash text not null,
  link_hash text not null,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint sign_in_request_link_hash_key UNIQUE (link_hash),
  constraint sign_in_request_pkey PRIMARY KEY (sign_in_request)
);

create table stay_clock (
  today date not null
);

create table stay_from (
  package_id text not null,
  hotel_id text not null,
  room_id text not null,
  capacity smallint not null,
  night_cents integer not null,
  stay_cents integer not null,
  expiration date,
  foremost boolean not null,
  nights smallint not null,
  cents integer[] not null,
  refs integer[] not null,
  checkins date[] not null,
  singles integer[],
  constraint stay_from_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id) ON DELETE CASCADE,
  constraint stay_from_pkey PRIMARY KEY (package_id)
);

create table suggestion (
  id integer not null,
  category text not null,
  place_id text not null,
  country text not null,
  latitude double precision not null,
  longitude double precision not null,
  weight integer not null,
  hotel_count integer not null,
  labels jsonb not null,
  details jsonb not null,
  constraint suggestion_category_place_id_key UNIQUE (category, place_id),
  constraint suggestion_pkey PRIMARY KEY (id)
);

create table suggestion_word (
  word text not null,
  suggestion_id integer not null,
  "position" smallint not null,
  constraint suggestion_word_suggestion_id_fkey FOREIGN KEY (suggestion_id) REFERENCES suggestion(id) ON DELETE CASCADE
);

create table waiting_place (
  place_id uuid not null,
  package_id text not null,
  checkin date not null,
  nights smallint not null,
  adult smallint not null,
  child smallint not null,
  baby smallint not null,
  locale text not null,
  email text not null,
  status text not null,
  asked_at timestamp with time zone not null,
  told_at timestamp with time zone,
  held_until timestamp with time zone,
  room_id text,
  rooms smallint,
  constraint waiting_place_adult_check CHECK ((adult > 0)),
  constraint waiting_place_baby_check CHECK ((baby >= 0)),
  constraint waiting_place_check CHECK (((status = 'held'::text) = ((held_until IS NOT NULL) AND (room_id IS NOT NULL) AND (rooms IS NOT NULL)))),
  constraint waiting_place_child_check CHECK ((child >= 0)),
  constraint waiting_place_email_package_id_checkin_nights_key UNIQUE (email, package_id, checkin, nights),
  constraint waiting_place_nights_check CHECK ((nights > 0)),
  constraint waiting_place_pkey PRIMARY KEY (place_id),
  constraint waiting_place_rooms_check CHECK ((rooms > 0)),
  constraint waiting_place_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'waiting'::text, 'held'::text, 'told'::text, 'missed'::text, 'used'::text, 'left'::text])))
);

CREATE INDEX account_gift_gift ON public.account_gift USING btree (gift_uuid);

CREATE INDEX account_mailbox_change_account ON public.account_mailbox_change USING btree (account_id);

CREATE INDEX account_mailbox_change_expires ON public.account_mailbox_change USING btree (expires_at);

CREATE INDEX account_mailbox_change_session ON public.account_mailbox_change USING btree (session_id);

CREATE INDEX account_passkey_account ON public.account_passkey USING btree (account_id);

CREATE INDEX account_session_account ON public.account_session USING btree (account_id);

CREATE INDEX account_session_expires ON public.account_session USING btree (expires_at);

CREATE INDEX activity_hotel ON public.activity USING btree (hotel_id);

CREATE INDEX activity_center_city ON public.activity_center USING btree (city_id);

CREATE INDEX activity_center_hotel ON public.activity_center USING btree (hotel_id);

CREATE INDEX activity_center_position ON public.activity_center USING btree (latitude, longitude);

CREATE INDEX activity_price_history_product ON public.activity_price_history USING btree (product_id, adults, changed_at);

CREATE INDEX activity_product_center ON public.activity_product USING btree (center_id);

CREATE INDEX activity_product_theme ON public.activity_product USING btree (theme);

CREATE INDEX agent_action_at ON public.agent_action USING btree (at);

CREATE INDEX agent_action_email ON public.agent_action USING btree (email, at);

CREATE INDEX agent_action_subject ON public.agent_action USING btree (subject, at);

CREATE INDEX analytics_event_time ON public.analytics_event USING btree (collected_at);

CREATE INDEX asset_address ON public.asset USING btree (address);

CREATE INDEX captcha_spent_expiry ON public.captcha_spent USING btree (expires_at);

CREATE INDEX channel_key_channel ON public.channel_key USING btree (channel_id);

CREATE INDEX client_log_time ON public.client_log USING btree (logged_at);

CREATE INDEX contact_case_booking ON public.contact_case USING btree (booking_number) WHERE (booking_number IS NOT NULL);

CREATE INDEX contact_case_created ON public.contact_case USING btree (created_at DESC);

CREATE INDEX contact_case_words ON public.contact_case USING gin (lower(((((((((case_number || ' '::text) || name) || ' '::text) || email) || ' '::text) || phone) || ' '::text) || COALESCE(booking_number, ''::text))) gin_trgm_ops);

CREATE INDEX content_entry_order ON public.content_entry USING btree (kind, locale, "position", id);

CREATE INDEX customer_order_arrival ON public.customer_order USING btree (checkin) WHERE ((kind = 'stay'::text) AND (status = 'confirmed'::text));

CREATE INDEX customer_order_buyer ON public.customer_order USING btree (buyer_mark) WHERE (holds_stock AND (status = ANY (ARRAY['pending'::text, 'payment-failed'::text])));

CREATE INDEX customer_order_created ON public.customer_order USING btree (created_at);

CREATE INDEX customer_order_departure ON public.customer_order USING btree (checkout) WHERE ((kind = 'stay'::text) AND (status = 'confirmed'::text));

CREATE INDEX customer_order_email ON public.customer_order USING btree (lower((buyer ->> 'email'::text)));

CREATE INDEX customer_order_open ON public.customer_order USING btree (expires_at) WHERE (holds_stock AND (status = ANY (ARRAY['pending'::text, 'payment-failed'::text])));

CREATE INDEX customer_order_visitor ON public.customer_order USING btree (visitor_mark) WHERE (holds_stock AND (status = ANY (ARRAY['pending'::text, 'payment-failed'::text])));

CREATE INDEX customer_order_words ON public.customer_order USING gin (words gin_trgm_ops);

CREATE INDEX ended_agent_session_expiry ON public.ended_agent_session USING btree (expires_at);

CREATE INDEX error_report_time ON public.error_report USING btree (reported_at);

CREATE INDEX gift_movement_gift ON public.gift_movement USING btree (gift_uuid, id);

CREATE UNIQUE INDEX gift_movement_once ON public.gift_movement USING btree (gift_uuid) WHERE (kind = 'issue'::text);

CREATE INDEX gift_shipment_waiting ON public.gift_shipment USING btree (order_uuid) WHERE (status = 'waiting'::text);

CREATE INDEX gift_use_gift ON public.gift_use USING btree (gift_uuid);

CREATE INDEX gift_withdrawal_open ON public.gift_withdrawal USING btree (expires_at) WHERE (received_at IS NULL);

CREATE INDEX guest_review_sent ON public.guest_review USING btree (sent_at) WHERE (sent_at IS NOT NULL);

CREATE INDEX guest_review_shown ON public.guest_review USING btree (review_id) WHERE (review_id IS NOT NULL);

CREATE INDEX hotel_city ON public.hotel USING btree (city_id);

CREATE INDEX hotel_country ON public.hotel USING btree (country_code);

CREATE INDEX hotel_department ON public.hotel USING btree (department_id);

CREATE INDEX hotel_places ON public.hotel USING gin (place_ids);

CREATE INDEX hotel_popularity ON public.hotel USING btree (popularity DESC, id);

CREATE INDEX hotel_position ON public.hotel USING btree (latitude, longitude);

CREATE INDEX hotel_region ON public.hotel USING btree (region_id);

CREATE INDEX landmark_position ON public.landmark USING btree (latitude, longitude);

CREATE INDEX lookup_failure_number ON public.lookup_failure USING btree (booking_number, failed_at);

CREATE INDEX mail_sent ON public.mail USING btree (sent_at DESC);

CREATE INDEX mail_copy_order ON public.mail_copy USING btree (order_uuid);

CREATE INDEX mail_copy_recipient ON public.mail_copy USING btree (lower(recipient));

CREATE INDEX money_return_order ON public.money_return USING btree (order_uuid);

CREATE INDEX newsletter_subscription_asked ON public.newsletter_subscription USING btree (asked_at DESC);

CREATE INDEX order_approval_decided ON public.order_approval USING btree (decided_at) WHERE (outcome IS NOT NULL);

CREATE INDEX order_approval_open ON public.order_approval USING btree (asked_at) WHERE (outcome IS NULL);

CREATE INDEX order_approval_order ON public.order_approval USING btree (order_uuid, asked_at);

CREATE INDEX order_change_due ON public.order_change USING btree (expires_at) WHERE (status = 'open'::text);

CREATE UNIQUE INDEX order_change_open ON public.order_change USING btree (order_uuid) WHERE (status = 'open'::text);

CREATE INDEX order_code_expires ON public.order_code USING btree (expires_at);

CREATE INDEX order_event_agent_action ON public.order_event USING btree (agent_action_id) WHERE (agent_action_id IS NOT NULL);

CREATE INDEX order_event_order ON public.order_event USING btree (order_uuid, event_id);

CREATE INDEX order_event_payment ON public.order_event USING btree (payment_id, event_id) WHERE (payment_id IS NOT NULL);

CREATE INDEX order_key_expiry ON public.order_key USING btree (expires_at);

CREATE INDEX order_note_open_mention ON public.order_note USING btree (mention, created_at) WHERE ((mention IS NOT NULL) AND (done_at IS NULL));

CREATE INDEX order_note_order ON public.order_note USING btree (order_uuid, created_at);

CREATE INDEX outbox_due ON public.outbox USING btree (due_at, id) WHERE ((done_at IS NULL) AND (refused_at IS NULL));

CREATE INDEX outbox_order ON public.outbox USING btree (((payload ->> 'orderUUID'::text))) WHERE ((payload ->> 'orderUUID'::text) IS NOT NULL);

CREATE INDEX outbox_waiting ON public.outbox USING btree (planned_at) WHERE (done_at IS NULL);

CREATE INDEX package_hotel ON public.package USING btree (hotel_id, sort);

CREATE INDEX package_room ON public.package USING btree (room_id);

CREATE INDEX package_price_history_package ON public.package_price_history USING btree (package_id, changed_at);

CREATE INDEX passkey_challenge_account ON public.passkey_challenge USING btree (account_id);

CREATE INDEX passkey_challenge_expires ON public.passkey_challenge USING btree (expires_at);

CREATE INDEX payment_card_ending ON public.payment USING btree (card_ending) WHERE (card_ending <> ''::text);

CREATE UNIQUE INDEX payment_of_order ON public.payment USING btree (order_uuid) WHERE (change_id IS NULL);

CREATE INDEX payment_order ON public.payment USING btree (order_uuid);

CREATE INDEX payment_unfinished ON public.payment USING btree (updated_at) WHERE (status = ANY (ARRAY['authorising'::text, 'requires-action'::text, 'capturing'::text]));

CREATE INDEX payment_unnamed ON public.payment USING btree (updated_at) WHERE ((status = 'captured'::text) AND (card_ending IS NULL));

CREATE INDEX payment_event_received ON public.payment_event USING btree (received_at);

CREATE INDEX person_request_decided ON public.person_request USING btree (decided_at) WHERE (outcome IS NOT NULL);

CREATE INDEX person_request_email ON public.person_request USING btree (email) WHERE (email IS NOT NULL);

CREATE INDEX person_request_open ON public.person_request USING btree (asked_at) WHERE (outcome IS NULL);

CREATE INDEX price_history_room_day ON public.price_history USING btree (room_id, day, changed_at);

CREATE INDEX promotion_use_code ON public.promotion_use USING btree (code);

CREATE INDEX provider_fact_disputed ON public.provider_fact USING btree (seen_at) WHERE (status = 'open'::text);

CREATE INDEX provider_fact_order ON public.provider_fact USING btree (order_uuid);

CREATE INDEX provider_fact_payment ON public.provider_fact USING btree (payment_id);

CREATE INDEX rate_limit_expire ON public.rate_limit USING btree (expire);

CREATE INDEX refund_failed ON public.refund USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX refund_order ON public.refund USING btree (order_uuid);

CREATE INDEX review_hotel_day ON public.review USING btree (hotel_id, day DESC);

CREATE INDEX room_hotel ON public.room USING btree (hotel_id, sort);

CREATE INDEX sandbox_dispute_intent ON public.sandbox_dispute USING btree (intent_id);

CREATE INDEX sandbox_instalment_due ON public.sandbox_instalment USING btree (due) WHERE (taken_at IS NULL);

CREATE INDEX search_change_age ON public.search_change USING btree (changed_at);

CREATE INDEX search_change_xid ON public.search_change USING btree (xid);

CREATE INDEX sent_mail_order ON public.sent_mail USING btree (order_uuid);

CREATE INDEX sign_in_request_created ON public.sign_in_request USING btree (created_at);

CREATE INDEX sign_in_request_email ON public.sign_in_request USING btree (email, created_at);

CREATE INDEX stay_from_hotel ON public.stay_from USING btree (hotel_id);

CREATE INDEX stay_from_room ON public.stay_from USING btree (room_id);

CREATE INDEX suggestion_popular ON public.suggestion USING btree (country, weight DESC);

CREATE INDEX suggestion_word_of ON public.suggestion_word USING btree (suggestion_id, word);

CREATE UNIQUE INDEX suggestion_word_prefix ON public.suggestion_word USING btree (word, suggestion_id);

CREATE INDEX waiting_place_checkin ON public.waiting_place USING btree (checkin);

CREATE INDEX waiting_place_held ON public.waiting_place USING btree (room_id, checkin) WHERE (status = 'held'::text);

CREATE INDEX waiting_place_queue ON public.waiting_place USING btree (package_id, checkin, nights, asked_at, place_id) WHERE (status = 'waiting'::text);

CREATE INDEX waiting_place_told ON public.waiting_place USING btree (package_id, checkin, nights, told_at) WHERE (told_at IS NOT NULL);
