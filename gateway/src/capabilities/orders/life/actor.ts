import type { Caller } from '../../../platform/caller'

/** Parties that events name. `buyer`: whoever bought or proves the order to be theirs. */
export type ActorKind = 'buyer' | 'agent' | 'provider' | 'clock' | 'operator' | 'hotel'

/** Party that causes a step, as its event keeps it. */
export const actorIn = (caller: Caller): ActorKind =>
  caller.kind === 'visitor' || caller.kind === 'account' ? 'buyer' : caller.kind

/** Account of an agent, name of an operator; null for all others. */
export function nameOf(caller: Caller): string | null {
  if (caller.kind === 'agent') return caller.email
  return caller.kind === 'operator' ? caller.name : null
}

/** Note of customer care that the step belongs to. */
export const actionOf = (caller: Caller): string | null => (caller.kind === 'agent' ? caller.actionId : null)
