import { statements } from './statements'

/**
 * Writes down changes by agents of customer care with their address; they are read newest first, also of one agent.
 */
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
