import { statements } from './statements'

/** What agents of customer care change is written down with their address; it is read newest first, also of one agent. */
export const up = statements([
  `create table agent_action (
    id uuid primary key,
    email text not null,
    role text not null check (role in ('agent', 'lead')),
    method text not null,
    route text not null,
    params jsonb not null,
    request_id text not null,
    at timestamptz not null,
    status smallint
  )`,
  'create index agent_action_at on agent_action (at)',
  'create index agent_action_email on agent_action (email, at)',
])

export const down = statements(['drop table agent_action'])
