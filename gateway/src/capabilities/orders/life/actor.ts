/** `clock`: the shop by itself, when a term is over. `provider`: the payment provider has told. */
export type ActorKind = 'buyer' | 'agent' | 'provider' | 'clock' | 'operator'

/** Party that causes a step; `name` is the account of an agent, null for all others. */
export type Actor = { kind: ActorKind; name: string | null }

const unnamed = <Kind extends ActorKind>(kind: Kind) => ({ kind, name: null })

export const buyer = unnamed('buyer')
export const provider = unnamed('provider')
export const clock = unnamed('clock')
export const operator = unnamed('operator')

/** Actor of a call: the agent whose token it carries, else the buyer. */
export const actorOf = ({ agent }: { agent?: { email: string } | null }): Actor =>
  agent ? { kind: 'agent', name: agent.email } : buyer
