import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { readGiftCode } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  askPayment,
  type CodeProblem,
  type Codes,
  type Found,
  findReduction,
  noCodes,
} from './find-reduction'

/** Gifts and a promotion on the price of an order. Nothing is spent before the order is placed. */
export function useReductions(totalAmount: number) {
  const api = useApi()
  const { locale } = useVisit()
  const asked = { locale, totalAmount }
  const [codes, setCodes] = useState<Codes>(noCodes)
  const [typed, setTyped] = useState(() => readGiftCode(tabStorage))
  const isUsed = codes !== noCodes
  const { data } = useQuery({
    queryKey: ['reductions', asked, codes],
    queryFn: () => askPayment(api, asked, codes),
    enabled: isUsed,
    staleTime: 0,
  })
  const find = useMutation({
    mutationFn: () => findReduction(api, asked, codes, typed.trim()),
    onSuccess(found) {
      if ('problem' in found) return
      setCodes(found.codes)
      setTyped('')
    },
  })
  const payment = isUsed ? data : undefined
  return {
    typed,
    setTyped,
    apply: () => void (typed.trim() && !find.isPending && find.mutate()),
    remove() {
      setCodes(noCodes)
      find.reset()
    },
    busy: find.isPending || (isUsed && !data),
    problem: problemOf(find),
    payment,
    toPay: payment?.amountToPay ?? totalAmount,
    /** The same request with what was typed: the price after the promotion, and what each gift pays of it. */
    reduce: (request: OrderRequest): OrderRequest => {
      if (!payment) return request
      const giftcards = payment.giftcards.map(({ usedAmount }, index) => ({
        serialNumber: codes.gifts[index] ?? '',
        usedAmount,
      }))
      return {
        ...request,
        expectedAmount: request.expectedAmount - (payment.promotion?.amount ?? 0),
        items: { ...request.items, promotionCodeItem: codes.promotion, giftcards },
      }
    },
  }
}

type ReductionProblem = CodeProblem | 'unreachable'
export type Reductions = ReturnType<typeof useReductions>

function problemOf({ data, error }: { data: Found | undefined; error: unknown }): ReductionProblem | null {
  if (error) return 'unreachable'
  return data && 'problem' in data ? data.problem : null
}
