import { statements } from './statements'

/**
 * An operator can close a night. The rest of it stays known and grows with what is given back, but it cannot be
 * bought: the months say that there is no room. The way back sells closed nights again.
 */
export const up = statements(['alter table room_day add column closed boolean not null default false'])

export const down = statements(['alter table room_day drop column closed'])
