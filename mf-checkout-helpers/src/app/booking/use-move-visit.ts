import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { changeVisitDay } from '@escapade/shared-contracts/api/orders/order-changes'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { type BookingAccess, proofOf } from '@escapade/shared-contracts/visitor/booking-access'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysQuery } from '../../features/activity/days-query'

type Visit = NonNullable<OrderView['visit']>
export type Moving = { access: BookingAccess; visit: Visit; onMoved: (day: string | null) => void }

/** Nothing moves before the visitor confirms the day: until then it is a wish. */
export function useMoveVisit({ access, visit, onMoved }: Moving) {
  const { productId, adults, day } = visit
  const { visit: visitor, logError } = useShell()
  const { now, locale } = visitor
  const api = useApi()
  const [wish, setWish] = useState(day)
  const [isAsked, setAsked] = useState(false)
  const days = useQuery({ ...daysQuery(api, { id: productId, adults, locale }), enabled: isAsked })
  const move = useMutation({
    mutationFn: () =>
      api.send(changeVisitDay, {
        params: { orderUUID: access.orderUUID },
        body: { ...proofOf(access), date: wish },
      }),
    onSuccess: ({ date }) => onMoved(date),
    onError(error) {
      logError(error)
      void days.refetch()
    },
  })
  // Its own places are free for the party, whatever the calendar says of others.
  const open = days.data && (day ? { [day]: { amount: adults }, ...days.data } : days.data)
  return {
    choice: {
      now,
      locale,
      value: wish,
      days: days.isError ? null : open,
      onChange: (next: string | null) => {
        move.reset()
        setWish(next)
      },
      onOpen: () => setAsked(true),
    },
    isChanged: wish !== day,
    busy: move.isPending,
    problem: move.error && problemOf(move.error),
    save: () => move.mutate(),
  }
}

function problemOf(error: Error): 'gone' | 'fixed' | 'later' {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'day-not-available') return 'gone'
  return code === 'order-not-changeable' ? 'fixed' : 'later'
}
