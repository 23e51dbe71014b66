import { readFileSync } from 'node:fs'
import path from 'node:path'
import { OrderStatus } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Caller } from '../../../platform/caller'
import { type ActName, actRules, type Proven, proofs, refusalByParty, refusalByStatus } from './act-rules'
import { drawActs } from './acts-drawing-fixture'

const outside = { ip: '192.0.2.1', proof: null }
const agent = { kind: 'agent', email: 'ada@escapade.example', actionId: null, ...outside } as const
const callers: readonly Caller[] = [
  { kind: 'visitor', ...outside },
  { kind: 'account', mailboxes: [{ email: 'anne@example.com', until: null }], ...outside },
  { ...agent, isLead: false },
  { ...agent, isLead: true },
  { kind: 'operator', name: 'ada' },
  { kind: 'provider' },
  { kind: 'clock' },
  { kind: 'hotel', hotelId: 'h' },
]
const acts = Object.keys(actRules) as ActName[]
const nameOf = (caller: Caller) => (caller.kind === 'agent' && caller.isLead ? 'lead' : caller.kind)

/** Parties that may ask, told once more by hand; a visitor and an account with the least that they have to show. */
const whoMay: Record<ActName, string[]> = {
  pay: ['visitor none', 'account none', 'agent', 'lead', 'provider', 'clock'],
  'pay-by-link': ['visitor order', 'account order'],
  'send-payment-link': ['agent', 'lead'],
  replace: ['visitor none', 'account none', 'agent', 'lead'],
  expire: ['clock'],
  cancel: ['visitor mailbox', 'account mailbox', 'lead', 'operator'],
  'correct-buyer': ['agent', 'lead'],
  'correct-mailbox': ['lead'],
  'give-back': ['lead'],
  'repeat-refund': ['lead'],
  'give-gift': ['lead'],
  withdraw: ['visitor order', 'account order', 'lead'],
  change: ['visitor mailbox', 'account mailbox', 'agent', 'lead'],
  'move-visit': ['visitor mailbox', 'account mailbox', 'agent', 'lead', 'operator'],
  'send-gift': ['visitor mailbox', 'account mailbox', 'lead'],
  resend: ['visitor order', 'account order', 'agent', 'lead'],
  'read-invoice': ['visitor order', 'account order', 'agent', 'lead'],
  'void-gift': ['operator'],
  refund: ['provider'],
}

const isProving = ({ kind }: Caller) => kind === 'visitor' || kind === 'account'
const names: readonly string[] = proofs
const isEnough = (needed: string | undefined, proven: Proven) =>
  needed !== undefined && names.indexOf(proven) >= names.indexOf(needed)

const cells = acts.flatMap((act) =>
  callers.flatMap((caller) => proofs.map((proven) => ({ act, who: nameOf(caller), proven, caller }))),
)

it.each(cells)(
  '[GW-038] $act asked by $who with $proven is judged as told',
  ({ act, who, proven, caller }) => {
    const told = whoMay[act].find((each) => each.split(' ')[0] === who)
    const mayAsk = isProving(caller) ? isEnough(told?.split(' ')[1], proven) : told !== undefined
    const refusal = refusalByParty(act, { caller, proven })
    expect(refusal === null).toBe(mayAsk)
    if (who === 'agent' && whoMay[act].includes('lead') && !told) expect(refusal).toBe('leads-only')
    if (!mayAsk && isProving(caller) && proven === 'order' && told)
      expect(refusal).toBe('mailbox-proof-required')
  },
)

it.each(acts)('%s is refused with its code in every status that it is not for', (act) => {
  for (const status of OrderStatus.options) {
    const isFor = actRules[act].from.some((each) => each === status)
    expect(refusalByStatus(act, status)).toBe(isFor ? null : actRules[act].otherwise)
  }
})

it('is drawn in docs/orders.md', () => {
  const drawn = readFileSync(path.join(__dirname, '../../../../../docs/orders.md'), 'utf8')
  expect(drawn).toContain(drawActs())
})
