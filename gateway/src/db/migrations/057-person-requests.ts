import { statements } from './statements'

/** Copies and erasures of a person's data that one asks for and another decides on; the audit says whose file was read. */
export const up = statements([
  `create table person_request (
    request_id uuid primary key,
    act text not null check (act in ('export', 'erase')),
    email text,
    reason text not null check (char_length(reason) between 1 and 500),
    asked_by text not null,
    asked_at timestamptz not null,
    outcome text check (outcome in ('approved', 'declined')),
    answer text,
    decided_by text,
    decided_at timestamptz,
    erased jsonb,
    check ((outcome is null) = (decided_by is null)),
    check ((outcome is null) = (decided_at is null)),
    check (outcome is null or decided_by <> asked_by)
  )`,
  'create index person_request_email on person_request (email) where email is not null',
  'create index person_request_open on person_request (asked_at) where outcome is null',
  'create index person_request_decided on person_request (decided_at) where outcome is not null',
  'alter table agent_action drop constraint agent_action_subject_kind_check',
  `alter table agent_action add constraint agent_action_subject_kind_check
    check (subject_kind in ('order', 'gift', 'case', 'search', 'person'))`,
])

export const down = statements([
  'drop table person_request',
  'alter table agent_action drop constraint agent_action_subject_kind_check',
  `delete from agent_action where subject_kind = 'person'`,
  `alter table agent_action add constraint agent_action_subject_kind_check
    check (subject_kind in ('order', 'gift', 'case', 'search'))`,
])
