import { addMonths, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { allMonths, lastMonthOf, monthsFrom } from '@escapade/shared-contracts/rules/dates/months-to-load'
import { useEffect, useRef, useState } from 'react'

type Options = {
  now: string
  /** Day that must be on view first. */
  start: string
  layout: 'pair' | 'list'
  onMonthsShown?: (months: { first: string; count: number }) => void
}

const pair = 2
const firstOfList = 4

/** Months that are drawn: a pair that slides, or a list from today that grows. */
export function useShownMonths({ now, start, layout, onMonthsShown }: Options) {
  const today = monthOf(now)
  const all = allMonths(now).count
  const monthsApart = (from: string, to: string) => monthsFrom(from, all).indexOf(to)
  const lastOfPair = addMonths(lastMonthOf(now), 1 - pair)
  const clamp = (month: string) => (month < today ? today : month > lastOfPair ? lastOfPair : month)
  const [first, setFirst] = useState(() => (layout === 'pair' ? clamp(monthOf(start)) : today))
  const [count, setCount] = useState(() =>
    layout === 'pair' ? pair : Math.max(firstOfList, monthsApart(today, monthOf(start)) + 1),
  )

  const listener = useRef(onMonthsShown)
  listener.current = onMonthsShown
  useEffect(() => {
    listener.current?.({ first, count })
  }, [first, count])

  const shift = (step: number) => setFirst(clamp(addMonths(first, step)))
  const grow = (atLeast: number) => setCount(Math.min(all, Math.max(count, atLeast)))
  const reveal = (month: string) => {
    if (layout === 'list') grow(monthsApart(today, month) + 1)
    else if (month < first) setFirst(clamp(month))
    else if (month > addMonths(first, pair - 1)) setFirst(clamp(addMonths(month, 1 - pair)))
  }
  const more = layout === 'list' && count < all ? () => grow(count + pair) : null
  return { months: monthsFrom(first, count), shift, more, reveal }
}
