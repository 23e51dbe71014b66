import { statements } from './statements'

/** ID tokens of agents who signed out: a copy of the cookie opens nothing any more. */
export const up = statements([
  `create table ended_agent_session (
    token_hash text primary key,
    expires_at timestamptz not null
  )`,
  'create index ended_agent_session_expiry on ended_agent_session (expires_at)',
])

export const down = statements(['drop table ended_agent_session'])
