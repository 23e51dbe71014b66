import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { datesChanged } from '@escapade/shared-contracts/events/events'
import { DateRangeField, type DateRangeFieldProps } from '@escapade/shared-ui/calendar/DateRangeField'
import { clearedDates } from './cleared-dates'
import { withDates, withoutDates } from './search-draft'

type DatesFieldProps = Pick<DateRangeFieldProps, 'open' | 'onOpenChange' | 'look'> & {
  criteria: Criteria
  onChange: (criteria: Criteria) => void
}

/** When: dates of criteria, written back to them. Others hear of each choice (SC-069). */
export function DatesField({ criteria, onChange, ...field }: DatesFieldProps) {
  const { now, locale, flags } = useVisit()
  const emit = useEmit()
  const { checkin = null, checkout = null } = criteria
  return (
    <DateRangeField
      {...field}
      now={now}
      locale={locale}
      availabilities={null}
      possibleNights={null}
      popular={flags.popularDates === true}
      value={{ checkin, checkout }}
      onApply={(dates) => {
        emit(datesChanged, dates)
        onChange(withDates(criteria, dates))
      }}
      onClear={() => {
        clearedDates.remember()
        emit(datesChanged, { checkin: null, checkout: null, nights: null })
        onChange(withoutDates(criteria))
      }}
    />
  )
}
