import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { askForApproval } from '@escapade/shared-contracts/api/desk/approvals'
import type { ApprovalWish } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import { cancelAtDesk, giveBackAtDesk, previewRefund } from '@escapade/shared-contracts/api/desk/desk'
import type { OrderFile, RefundQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { queryOptions } from '@tanstack/react-query'
import { parseEuros } from './parse-euros'

export type RefundAct = RefundQuestion['act']

/** Form of a refund: which sum, how much where it is another, and why. */
export type RefundForm = { by: 'conditions' | 'full' | 'amount'; amount: string; reason: string }

/** The question that the form asks; null while its amount is none. */
export function questionOf(
  act: RefundAct,
  { by, amount }: Pick<RefundForm, 'by' | 'amount'>,
): RefundQuestion | null {
  if (act === 'cancel' && by !== 'amount') return { act, refund: by }
  if (act === 'give-back' && by !== 'amount') return { act, refund: 'full' }
  const cents = parseEuros(amount)
  if (cents === null || (act === 'give-back' && cents === 0)) return null
  return { act, refund: cents }
}

export const previewQuery = (api: ApiClient, orderUUID: string, question: RefundQuestion | null) =>
  queryOptions({
    queryKey: ['desk', 'refund', orderUUID, question],
    queryFn: ({ signal }) =>
      api.send(previewRefund, { params: { orderUUID }, body: question as RefundQuestion, signal }),
    enabled: question !== null,
    staleTime: 0,
    gcTime: 0,
  })

type Wish = { file: OrderFile; question: RefundQuestion; amount: number; reason: string }

const returnedOf = ({ order: { money } }: OrderFile) =>
  money.returnedToCard + money.returnedToGift + money.uncollected

/** Carries the act out with the sum that its preview has said. */
export async function sendRefund(api: ApiClient, { file, question, amount, reason }: Wish): Promise<void> {
  const params = { orderUUID: file.order.orderUUID }
  if (question.act === 'cancel') {
    const { refund } = question
    await api.send(cancelAtDesk, { params, body: { refund, expectedRefund: amount, reason } })
  } else
    await api.send(giveBackAtDesk, { params, body: { amount, returnedBefore: returnedOf(file), reason } })
}

/** Asks a lead for it, with that sum. */
export async function askForRefund(api: ApiClient, { file, question, amount, reason }: Wish): Promise<void> {
  const wish: ApprovalWish =
    question.act === 'cancel'
      ? { act: 'cancel', refund: question.refund, expectedRefund: amount }
      : { act: 'give-back', amount, returnedBefore: returnedOf(file) }
  await api.send(askForApproval, { params: { orderUUID: file.order.orderUUID }, body: { wish, reason } })
}
