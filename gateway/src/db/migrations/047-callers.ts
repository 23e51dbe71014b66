import { statements } from './statements'

/** A step names the note of customer care that it belongs to, and hotels may be the party that causes one. */
export const up = statements([
  'alter table order_event add column agent_action_id uuid',
  'alter table order_event drop constraint order_event_actor_check',
  `alter table order_event add constraint order_event_actor_check
    check (actor in ('buyer', 'agent', 'provider', 'clock', 'operator', 'hotel'))`,
])

export const down = statements([
  'alter table order_event drop column agent_action_id',
  'alter table order_event drop constraint order_event_actor_check',
  `alter table order_event add constraint order_event_actor_check
    check (actor in ('buyer', 'agent', 'provider', 'clock', 'operator'))`,
])
