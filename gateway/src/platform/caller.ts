import type { StaffRole } from '@escapade/shared-contracts/rules/staff/permissions'
import { AppError } from './http/errors'
import type { Mailbox } from './mailbox'

/** Proof of one order that a caller brought, its key or the mailbox it was booked with: `access/` of orders judges it. */
export type Proof = { key: string } | { email: string }

type FromOutside = { ip: string; proof: Proof | null }

/** Party that asks, with what it brought, as the door saw it: nothing behind it looks at headers, tokens or roles. */
export type Caller =
  | (FromOutside & { kind: 'visitor' })
  /** Signed in; it has proven these mailboxes. */
  | (FromOutside & { kind: 'account'; mailboxes: readonly Mailbox[] })
  /** `actionId`: the note that is kept of what the agent does; null for what changes nothing. */
  | (FromOutside & { kind: 'agent'; email: string; isLead: boolean; actionId: string | null })
  /** Limit: no link of a hotel's mail asks anything yet. */
  | { kind: 'hotel'; hotelId: string }
  /** Somebody at the command line. */
  | { kind: 'operator'; name: string | null }
  /** The payment provider has told. */
  | { kind: 'provider' }
  /** The shop by itself, when a term is over. */
  | { kind: 'clock' }

export const provider = { kind: 'provider' } as const satisfies Caller
export const clock = { kind: 'clock' } as const satisfies Caller

/** Operator at the command line: named by `OPERATOR` where several share an account, else by the account. */
export const operatorOf = ({ OPERATOR, USER }: Record<string, string | undefined>) =>
  ({ kind: 'operator', name: OPERATOR || USER || null }) as const satisfies Caller

type Request = {
  ip: string
  headers: Record<string, unknown>
  agent?: { email: string; roles: readonly StaffRole[] } | null
  agentActionId?: string | null
  account?: { mailboxes: readonly Mailbox[] } | null
}

/** The caller of a request. `proof`: what its body brought, else its header `order-key`. */
export function callerOf(request: Request, proof?: Proof): Caller {
  const { ip, headers, agent, agentActionId, account } = request
  const key = headers['order-key']
  const outside = { ip, proof: proof ?? (typeof key === 'string' ? { key } : null) }
  if (!agent && account) return { kind: 'account', mailboxes: account.mailboxes, ...outside }
  // Editors, operators and squads have no say in orders.
  if (!agent?.roles.some((role) => role === 'agent' || role === 'lead'))
    return { kind: 'visitor', ...outside }
  const { email, roles } = agent
  return {
    kind: 'agent',
    email,
    isLead: roles.includes('lead'),
    actionId: agentActionId ?? null,
    ...outside,
  }
}

/** The agent who calls; 403 `role-required` for other callers. */
export function requireAgent(caller: Caller): Extract<Caller, { kind: 'agent' }> {
  if (caller.kind !== 'agent') throw new AppError('role-required')
  return caller
}

/** Address that limits count; null for who calls from inside. */
export const addressOf = (caller: Caller): string | null => ('ip' in caller ? caller.ip : null)
