import type { Intent, SandboxRepository } from './sandbox-repository'

type Lending = { books: SandboxRepository; today: string; at: Date }

/** The lender has paid the shop: what the buyer owes it, and when. What is due today is taken with it. */
export async function lend({ id, pay_later: plan }: Intent, { books, today, at }: Lending): Promise<void> {
  if (!plan) return
  await books.addInstalments(
    plan.payments.map(({ amount, date }, position) => ({
      intent_id: id,
      position,
      amount_cents: amount,
      due: date,
      taken_at: date <= today ? at : null,
    })),
  )
}

/** What the shop gives back is not owed any more, the last instalment first; the rest goes back to the card. */
export async function forgive({ id }: Intent, cents: number, books: SandboxRepository): Promise<void> {
  let left = cents
  for (const instalment of await books.openInstalments(id)) {
    const forgiven = Math.min(left, instalment.amount_cents)
    if (forgiven > 0) await books.changeInstalment(instalment, instalment.amount_cents - forgiven)
    left -= forgiven
  }
}
