import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { atom, useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { focusFirstProblem } from '../../common/focus-first-problem'
import { type HowToPay, howToPay } from '../../common/how-to-pay'
import { type AskedFields, checkBuyer, type Draft } from '../../features/buyer/buyer-fields'
import type { BuyerDraftState } from '../../features/buyer/use-buyer-draft'
import type { usePlaceOrder } from '../../features/order/use-place-order'
import { useCard } from '../payment/use-card'
import type { Payment } from '../payment/use-payment'

type Options = {
  order: ReturnType<typeof usePlaceOrder>
  draft: BuyerDraftState
  /** Fields that the buyer is asked for. */
  asked: AskedFields
  /** Order of the page, with what was typed. */
  requestOf: (draft: Draft) => OrderRequest
  payment: Payment
  /** Other problems of the page, by field; none by default. */
  otherProblems?: object
  /** Field of codes, which may hold a code that is not applied: nothing is paid before it is. */
  codes?: { isOpen: boolean; apply: () => void }
  /** The order was refused at this price: there is another one. */
  onPriceChanged?: () => void
}

/** State of a checkout's form: drafts, what is wrong with them once it was sent, and the order itself. */
export function useCheckoutForm(options: Options) {
  const { order, draft, asked, requestOf, payment, otherProblems = {}, codes, onPriceChanged } = options
  const card = useCard(payment.provider)
  const [submitted, setSubmitted] = useState(false)
  const [heldForCode, setHeldForCode] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const buyerIsGood = useMemo(
    () => atom((get) => isEmpty(checkBuyer(get(draft.atom).buyer, asked))),
    [draft.atom, asked],
  )
  const isBuyerGood = useAtomValue(buyerIsGood)
  const isCardGood = !payment.needsCard || card.isGood
  const isComplete = isBuyerGood && isCardGood && isEmpty(otherProblems)

  const { outcome } = order
  useEffect(() => {
    if (outcome?.kind === 'amount-changed' || outcome?.kind === 'terms-changed') onPriceChanged?.()
  }, [outcome, onPriceChanged])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Sent to a caller: pressing Enter in a field would place another order.
    if (order.busy || outcome?.kind === 'link-sent') return
    setHeldForCode(codes?.isOpen ?? false)
    if (codes?.isOpen) return codes.apply()
    setSubmitted(true)
    if (!payment.isKnown) payment.askAgain()
    if (!isComplete || !payment.isKnown) return requestAnimationFrame(() => focusFirstProblem(ref.current))
    const { way, provider } = payment
    const how: HowToPay = payment.care
      ? { kind: 'link', send: payment.care.sendLink }
      : howToPay({ way, ...provider, card: card.read })
    void order.place(requestOf(draft.read()), payment.amountCents > 0 ? how : { kind: 'nothing' })
  }
  return {
    ref,
    submit,
    submitted,
    heldForCode,
    order,
    showsProblems: submitted && !isComplete,
    buyer: { draft, submitted, asked },
    card: { input: card.input, submitted },
  }
}

const isEmpty = (problems: object) => Object.keys(problems).length === 0
