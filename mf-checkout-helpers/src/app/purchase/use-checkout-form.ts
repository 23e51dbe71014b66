import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { howToPay } from '../../common/how-to-pay'
import { type AskedFields, type BuyerDraft, checkBuyer, type Draft } from '../../features/buyer/buyer-fields'
import type { useBuyerDraft } from '../../features/buyer/use-buyer-draft'
import type { usePlaceOrder } from '../../features/order/use-place-order'
import { type CardProblems, checkCard, emptyCard, toCardToken } from '../../features/payment/card'
import type { TakeCard } from '../../features/payment/stripe/card-token'
import type { Payment } from '../payment/use-payment'

type Options = {
  order: ReturnType<typeof usePlaceOrder>
  draft: ReturnType<typeof useBuyerDraft>
  /** What the buyer is asked for. */
  asked: AskedFields
  /** What is ordered, with what was typed. */
  requestOf: (draft: Draft) => OrderRequest
  payment: Payment
  /** What else is wrong, by field; nothing by default. */
  otherProblems?: (buyer: BuyerDraft) => object
  /** What may stand unapplied in the field of codes: nothing is paid before it is. */
  codes?: { isOpen: boolean; apply: () => void }
  /** The order was refused at this price: there is another one. */
  onPriceChanged?: () => void
}

/** State of a checkout's form: drafts, what is wrong with them once it was sent, and the order itself. */
export function useCheckoutForm(options: Options) {
  const { order, requestOf, payment, otherProblems, codes, onPriceChanged } = options
  const { now } = useVisit()
  const { draft, change } = options.draft
  const [card, setCard] = useState(emptyCard)
  const [takeCard, setTakeCard] = useState<TakeCard | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const [heldForCode, setHeldForCode] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const buyerProblems = checkBuyer(draft.buyer, options.asked)
  const { publicKey } = payment.provider
  const isCardThere = publicKey ? takeCard !== null : false
  const ownProblems = () =>
    publicKey ? (isCardThere ? {} : { number: 'mandatory' as const }) : checkCard(card, now)
  const cardProblems: CardProblems = payment.needsCard ? ownProblems() : {}
  const problems = [buyerProblems, cardProblems, otherProblems?.(draft.buyer) ?? {}]
  const isComplete = problems.every((found) => Object.keys(found).length === 0)

  const { outcome } = order
  useEffect(() => {
    if (outcome?.kind === 'amount-changed') onPriceChanged?.()
  }, [outcome, onPriceChanged])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (order.busy) return
    setHeldForCode(codes?.isOpen ?? false)
    if (codes?.isOpen) return codes.apply()
    setSubmitted(true)
    if (!isComplete) return requestAnimationFrame(() => focusFirstProblem(ref.current))
    const { way, provider } = payment
    const typed = (): ReturnType<Parameters<typeof howToPay>[0]['card']> =>
      takeCard ? { kind: 'token', authorise: takeCard } : { kind: 'card', card: toCardToken(card) }
    const how = howToPay({ way, ...provider, card: typed })
    void order.place(requestOf(draft), payment.amountCents > 0 ? how : { kind: 'nothing' })
  }
  return {
    ref,
    submit,
    submitted,
    heldForCode,
    order,
    showsProblems: submitted && !isComplete,
    buyer: { draft, onChange: change, problems: buyerProblems, submitted, asked: options.asked },
    card: {
      card,
      onChange: setCard,
      onTake: (take: TakeCard | null) => setTakeCard(() => take),
      problems: cardProblems,
      submitted,
    },
  }
}

/** Of what the form says is wrong, once it is drawn. */
export const focusFirstProblem = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
