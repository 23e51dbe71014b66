import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { DayChoice } from '@escapade/shared-ui/day-choice/DayChoice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysQuery } from './days-query'
import type { Purchase } from './use-purchase'

/** The day of the visit, with the places that are left for the party (AC-016). */
export function VisitDay({ id, purchase }: { id: string; purchase: Purchase }) {
  const { now, locale } = useVisit()
  const { adults, day, changeDay } = purchase
  const [isAsked, setAsked] = useState(false)
  const { data, isError } = useQuery({
    ...daysQuery(useApi(), { id, adults, locale }),
    enabled: isAsked || day !== null,
  })
  return (
    <DayChoice
      now={now}
      locale={locale}
      days={isError ? null : data}
      value={day}
      onChange={changeDay}
      onOpen={() => setAsked(true)}
    />
  )
}
