import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { MissedInstalment } from '../payment-provider'
import type { Intent, SandboxRepository } from './sandbox-repository'

type Lending = { books: SandboxRepository; today: string; at: Date }

/**
 * Writes down, once the lender has paid the shop, what the buyer owes it and when. The sum due today is taken with
 * it.
 */
export async function lend({ id, payLater: plan }: Intent, { books, today, at }: Lending): Promise<void> {
  if (!plan) return
  await books.addInstalments(
    plan.payments.map(({ amount, date }, position) => ({
      intentId: id,
      position,
      amountCents: amount,
      due: date,
      takenAt: date <= today ? at : null,
      tries: 0,
      triedOn: null,
    })),
  )
}

/** Takes a refund of the shop off what is owed, the last instalment first; the rest goes back to the card. */
export async function forgive({ id }: Intent, cents: number, books: SandboxRepository): Promise<void> {
  let left = cents
  for (const instalment of await books.openInstalments(id)) {
    const forgiven = Math.min(left, instalment.amountCents)
    if (forgiven > 0) await books.changeInstalment(instalment, instalment.amountCents - forgiven)
    left -= forgiven
  }
}

/** On three days the card is asked for what is due; then its holder gets a mail (`findMissed`). */
const mostTries = 3
/** Days in which a missed instalment is told of: a buyer who was told is not told again weeks later. */
const tellForDays = 7

/** The lender takes what is due, from each card once a day. */
export async function takeDue({ books, today, at }: Lending): Promise<void> {
  const due = await books.dueInstalments({ today, mostTries })
  for (const { behaviour, ...instalment } of due) {
    if (behaviour === 'refuse-later') await books.noteRefusal(instalment, today)
    else await books.noteTaken(instalment, at)
  }
}

/** Instalments that no card has paid on the last of their days. */
export async function findMissed({ books, today }: Omit<Lending, 'at'>): Promise<MissedInstalment[]> {
  const missed = await books.refusedInstalments({ tries: mostTries, since: addDays(today, -tellForDays) })
  return missed.map(({ intentId, position, amountCents, due }) => ({
    intentId,
    position,
    amountCents,
    due,
  }))
}
