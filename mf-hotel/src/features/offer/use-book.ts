import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { checkoutUri } from '@escapade/shared-contracts/criteria/checkout-uri'
import { addedToCart } from '@escapade/shared-contracts/events/analytics-events'
import { checkActivityDates } from '@escapade/shared-contracts/rules/dates/check-activity-dates'
import { useState } from 'react'
import { daysIdOf } from './days-id'
import type { Offer } from './use-offer'

export type BookProblem = 'activityDates' | 'quote'

/** The button stays in sight, whatever is scrolled: the days that it asks for may not be. */
function showDaysOf(activityId: string | undefined) {
  const days = activityId && document.getElementById(daysIdOf(activityId))
  if (!days) return
  days.scrollIntoView?.({ block: 'center' })
  days.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
}

/** To the checkout, or what stands in the way (HO-014 to HO-016). */
export function useBook({ hotelId, label }: { hotelId: string; label: string }, offer: Offer) {
  const { navigate, logError, visit } = useShell()
  const emit = useEmit()
  const { criteria } = useCriteria()
  const [problem, setProblem] = useState<BookProblem | null>(null)
  const { id, quote, activities, chosenDays } = offer

  const book = () => {
    const price = quote.data?.bookable ? quote.data.priceInfo : null
    if (!price) {
      logError(new Error('Availabilities or quote error during the init checkout'))
      return setProblem('quote')
    }
    const required = activities.map(({ activityId }) => activityId)
    if (checkActivityDates({ required, selected: chosenDays })) {
      showDaysOf(required.find((activity) => !chosenDays.some((day) => day.startsWith(`${activity}_`))))
      return setProblem('activityDates')
    }
    setProblem(null)
    emit(addedToCart, { id, type: 'STAY', label, priceCents: price.sellPrice })
    const uri = checkoutUri({
      hotelId,
      productId: id,
      locale: visit.locale,
      activityDates: chosenDays,
      hasBestPrice: false,
      criteria: { ...criteria, hotel: hotelId },
    })
    navigate(uri)
  }
  return { book, problem }
}
