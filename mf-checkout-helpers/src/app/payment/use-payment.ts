import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { PaymentWay } from '@escapade/shared-contracts/rules/money/payment-ways'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPlan, type Method, takesCard } from '../../common/how-to-pay'
import {
  eligiblePlans,
  type LaterStay,
  type Plan,
  planOfPayPal,
  plansQuery,
} from '../../features/pay-later/plans-query'
import { noMethods, paymentMethodsQuery } from '../../features/payment/payment-methods-query'
import { createWayStore } from '../../features/payment/way-store'
import { useCare } from '../care/care-context'

type Options = {
  /** Rest to pay after gifts and promotions. */
  amountCents: number
  /** Bought thing: `stay/7`. */
  subject: string
  /** Only stays can be paid later. */
  stay?: LaterStay
  /** The difference of a change is paid by card alone. */
  byCardAlone?: boolean
}

export type Payment = ReturnType<typeof usePayment>

/** The ways to pay for this order, and the one that is chosen. */
export function usePayment({ amountCents, subject, stay, byCardAlone = false }: Options) {
  const { locale, now } = useVisit()
  const inCare = useCare()
  const care = amountCents > 0 ? inCare : null
  const store = createWayStore({ storage: tabStorage, subject })
  const [chosen, setChosen] = useState<PaymentWay>('card')
  const restore = useEffectEvent(() => setChosen((current) => store.read() ?? current))
  // After hydration: the server has no storage to read.
  useEffect(() => restore(), [])

  const listed = useQuery({
    ...paymentMethodsQuery(useApi(), { locale, amount: amountCents, checkinDate: stay?.checkin }),
    enabled: !care,
  })
  const { data = noMethods } = listed
  const isKnown = amountCents <= 0 || care !== null || listed.data !== undefined
  const plans = usePlans({ amountCents: care || byCardAlone ? 0 : amountCents, stay })
  const planOf = (way: PaymentWay): Plan | null => {
    if (way === 'paypal-3x') return planOfPayPal({ now, amountCents })
    return plans.find(({ type }) => type === way) ?? null
  }
  const methods = data.methods.filter((method) =>
    byCardAlone ? method.way === 'card' : isShown(method, planOf),
  )
  const way = methods.some((method) => method.way === chosen) ? chosen : (methods[0]?.way ?? 'card')
  const { provider } = data
  const plan = planOf(way)
  const choose = (next: PaymentWay) => {
    setChosen(next)
    store.write(next)
  }
  return {
    amountCents,
    /** Takes its place in customer care. */
    care,
    /** Nothing is paid before: the list is on its way, or could not be had. */
    isKnown,
    isAway: !isKnown && listed.isError,
    askAgain: () => void listed.refetch(),
    provider,
    methods,
    way,
    choose,
    plan,
    dueToday: plan && dueToday(plan, now.slice(0, 10)),
    planOf,
    needsCard: !care && amountCents > 0 && isKnown && takesCard({ way, ...provider }),
  }
}

/** The wallet has a button of its own; a plan without its schedule is none. */
const isShown = ({ way }: Method, planOf: (way: PaymentWay) => Plan | null): boolean =>
  way !== 'wallet' && (!isPlan(way) || planOf(way) !== null)

function dueToday({ payments, paymentFee: feeCents, totalAmount }: Plan, today: string) {
  const todayCents = payments.filter(({ date }) => date <= today).reduce((sum, { amount }) => sum + amount, 0)
  return { todayCents, laterCents: totalAmount - todayCents, feeCents }
}

const noStay: LaterStay = { checkin: '', policy: null }

/** None while they are asked for, and where the call fails: then there is no such way (CH-022). */
function usePlans({ amountCents, stay }: Pick<Options, 'amountCents' | 'stay'>) {
  const { locale, now } = useVisit()
  const { data, isError } = useQuery({
    ...plansQuery(useApi(), { locale, amountCents, stay: stay ?? noStay }),
    enabled: stay !== undefined && amountCents > 0,
  })
  if (!data || isError || !stay) return []
  return eligiblePlans({ listed: data.paymentMethods, now, checkin: stay.checkin, amountCents })
}
