import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftPayment } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import {
  giftSessionKey,
  parseGiftSession,
  writeGiftSession,
} from '@escapade/shared-contracts/visitor/gift-session'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useMutation, useQuery } from '@tanstack/react-query'
import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type Codes, noCodes } from './codes'
import { createCodesStore } from './codes-store'
import type { CodeProblem, Found } from './find-reduction'
import { withReductions } from './with-reductions'

/** Most orders have no code. */
const loadFinder = () => import('./find-reduction')

type Options = {
  /** Price before any code, insurance included. */
  totalAmount: number
  /** Part of it that no promotion reduces: insurance, postage, gift cards. */
  unreducedAmount?: number
  /** Bought thing: `stay/7`. Codes of another subject are not shown. */
  subject: string
  takesGifts?: boolean
}

/** Gifts and a promotion on the price of an order. Nothing is spent before the order is placed. */
export function useReductions({ totalAmount, unreducedAmount = 0, subject, takesGifts = true }: Options) {
  const api = useApi()
  const { locale } = useVisit()
  const asked = { locale, totalAmount, unreducedAmount }
  const store = createCodesStore({ storage: deviceStorage, subject, now: Date.now })
  const [codes, setCodes] = useState<Codes>(store.read)
  const atoms = useStore()
  const [typedAtom] = useState(() => atom(''))
  const setTyped = (text: string) => atoms.set(typedAtom, text)
  const isTyped = useAtomValue(useMemo(() => atom((get) => get(typedAtom).trim() !== ''), [typedAtom]))
  const isUsed = codes.gifts.length > 0 || codes.promotion !== null
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['reductions', asked, codes],
    queryFn: async () => (await loadFinder()).askPayment(api, asked, codes),
    enabled: isUsed,
    staleTime: 0,
  })
  const keep = (next: Codes) => {
    setCodes(next)
    store.write(next)
  }
  const find = useMutation({
    mutationFn: async (wanted: string) =>
      (await loadFinder()).findReduction(api, { asked, codes, typed: wanted, takesGifts }),
    onSuccess(found) {
      if ('problem' in found) return
      keep(found.codes)
      setTyped('')
    },
  })
  const isUnknown = isUsed && isError
  const apply = () => {
    if (find.isPending) return
    const code = atoms.get(typedAtom).trim()
    if (code) find.mutate(code)
    else if (isUnknown) void refetch()
  }
  useHeldGift({ skip: !takesGifts || isUsed, setTyped, apply: find.mutate })

  // A code that has lapsed since it was applied takes nothing off, and nothing is paid before it is removed.
  const payment = isUsed && !isError ? data : undefined
  return {
    /** Text of the field: an atom, so that a letter draws the field anew and not the whole checkout. */
    typed: typedAtom,
    isTyped,
    apply,
    takesGifts,
    /** Applies a gift by the token of its session. */
    applyGift: (token: string) => find.mutate(token),
    remove() {
      keep(noCodes)
      find.reset()
    },
    /** A code is not applied, or what it is worth is not known: the order waits for it. */
    isOpen: isTyped || isUnknown,
    busy: find.isPending || (isUsed && isFetching),
    problem: isUnknown ? ('lapsed' as const) : problemOf(find),
    replaced: find.data && 'codes' in find.data ? find.data.replaced : undefined,
    payment,
    lines: linesOf(payment),
    toPay: payment?.amountToPay ?? totalAmount,
    /** Adds the typed codes to a request: the price after the promotion, and what each gift pays of it. */
    reduce: (request: OrderRequest): OrderRequest =>
      payment ? withReductions({ request, payment, codes }) : request,
  }
}

/** Effect of the codes on the price, as `PriceLines` shows it. */
const linesOf = (payment: GiftPayment | undefined) => ({
  promotionCents: payment?.promotion?.amount ?? 0,
  promotionLabel: payment?.promotion?.label,
  giftCents: payment?.giftcards.reduce((sum, { usedAmount }) => sum + usedAmount, 0) ?? 0,
})

type Answered = { onSuccess: (found: Found) => void; onError: () => void }
type HeldGift = {
  skip: boolean
  setTyped: (code: string) => void
  apply: (code: string, answered: Answered) => void
}

/**
 * The gift that travels along is applied at once. One that pays nothing any more is put aside; one that could not be
 * asked about, or not so often, stays in the field, since nothing is paid past it.
 */
function useHeldGift({ skip, setTyped, apply }: HeldGift) {
  const start = useEffectEvent(() => {
    const session = parseGiftSession(deviceStorage.getItem(giftSessionKey))
    if (!session || skip) return
    const { token } = session
    apply(token, {
      onSuccess(found) {
        if (!('problem' in found)) return
        if (found.problem === 'many') setTyped(token)
        else writeGiftSession(deviceStorage, null)
      },
      onError: () => setTyped(token),
    })
  })
  useEffect(() => start(), [])
}

type ReductionProblem = CodeProblem | 'unreachable' | 'lapsed'
export type Reductions = ReturnType<typeof useReductions>

function problemOf({ data, error }: { data: Found | undefined; error: unknown }): ReductionProblem | null {
  if (error) return 'unreachable'
  return data && 'problem' in data ? data.problem : null
}
