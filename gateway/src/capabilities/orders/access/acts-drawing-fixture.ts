import { OrderStatus } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { type ActRule, actRules } from './act-rules'

const words = { none: 'anybody', order: 'key or e-mail', mailbox: 'mailbox' } as const

const statusesOf = ({ from }: ActRule) =>
  OrderStatus.options.filter((status) => from.includes(status)).join(', ')

function agentsOf({ by }: ActRule): string {
  if (!by.agent) return '–'
  return by.agent === 'lead' ? 'leads' : 'yes'
}

const othersOf = ({ by }: ActRule) =>
  (['operator', 'provider', 'clock', 'hotel'] as const).filter((kind) => by[kind]).join(', ') || '–'

const rowOf = ([act, rule]: [string, ActRule]) =>
  `| ${act} | ${statusesOf(rule)} | ${rule.by.visitor ? words[rule.by.visitor] : '–'} | ${agentsOf(rule)} | ${othersOf(rule)} | \`${rule.otherwise}\` |`

/** The table of acts as `docs/orders.md` shows it. */
export const drawActs = (): string =>
  [
    '| act | while the order is | visitor, with | agent | others | else |',
    '|---|---|---|---|---|---|',
    ...Object.entries(actRules).map(rowOf),
  ].join('\n')
