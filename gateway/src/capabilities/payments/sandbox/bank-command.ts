import { parseArgs } from 'node:util'
import type { CommandContext } from '../../../platform/command'
import { createInTransaction } from '../../../platform/database/transaction'
import { printRows } from '../../../platform/print-rows'
import { createSandboxDesk } from './sandbox-facts'
import { createSandboxRepository } from './sandbox-repository'

export const bankHelp =
  'show INTENT | refund INTENT CENTS | fail-refund REFUND | dispute INTENT CENTS | win DISPUTE | lose DISPUTE: what happens at the sandbox and the bank of the card, without the shop'

/** `bank …`: only the sandbox has such a door; a real provider has its own pages. */
export async function bankCommand(
  { db, clock, config }: Pick<CommandContext, 'db' | 'clock' | 'config'>,
  args: string[],
): Promise<void> {
  if (!config.mayPretend) throw new Error('bank is of the sandbox, which a shop that sells has not got')
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  })
  const [act, id = '', cents = ''] = positionals
  const desk = createSandboxDesk({ inTransaction: createInTransaction(db), clock })
  const ofIntent = () => ({ intentId: id, amountCents: parseCents(cents) })
  if (act === 'refund') await desk.refund(ofIntent())
  else if (act === 'dispute') await desk.dispute(ofIntent())
  else if (act === 'fail-refund') await desk.failRefund(id)
  else if (act === 'win' || act === 'lose') await desk.endDispute(id, act === 'win' ? 'won' : 'lost')
  else if (act !== 'show') throw new Error(`bank takes ${bankHelp}`)
  if (act !== 'refund' && act !== 'dispute' && act !== 'show') return
  const books = createSandboxRepository(db)
  const [refunds, disputes] = await Promise.all([books.refundsOf(id), books.disputesOf(id)])
  printRows(
    [
      ...refunds.map(({ reference, amountCents, status }) => ({
        kind: 'refund',
        id: reference,
        amountCents,
        status,
      })),
      ...disputes.map(({ id: dispute, amountCents, status }) => ({
        kind: 'dispute',
        id: dispute,
        amountCents,
        status,
      })),
    ],
    values,
  )
}

function parseCents(text: string): number {
  const cents = Number(text)
  if (Number.isInteger(cents) && cents > 0) return cents
  throw new Error(`"${text}" is no sum in cents`)
}
