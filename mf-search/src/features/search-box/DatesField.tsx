import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { datesChanged } from '@escapade/shared-contracts/events/analytics-events'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { DateRangeField, type DateRangeFieldProps } from '@escapade/shared-ui/calendar/DateRangeField'
import { stayRange } from '@escapade/shared-ui/calendar/day-texts'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useTranslation } from 'react-i18next'
import { withoutDates } from '../../search/criteria/without-dates'
import { datesInWords } from '../../search/dates-in-words'
import { clearedDates } from './cleared-dates'
import styles from './SearchBox.module.scss'
import { withDates } from './search-draft'
import { useSearchCalendar } from './use-search-calendar'

const GiftCardTeaser = onDemand(
  async () => ({ default: (await import('./GiftCardTeaser')).GiftCardTeaser }),
  {
    optional: true,
  },
)

const LongerStays = onDemand(async () => ({ default: (await import('./LongerStays')).LongerStays }), {
  optional: true,
})

const FlexibleDates = onDemand(
  async () => ({ default: (await import('./flexible/FlexibleDates')).FlexibleDates }),
  { optional: true, waiting: <div className={styles.flexibleWaiting} /> },
)

type DatesFieldProps = Pick<DateRangeFieldProps, 'open' | 'onOpenChange' | 'look'> & {
  flow: Flow
  criteria: Criteria
  /** Both dates, or neither, put into the criteria. */
  onChange: (change: (criteria: Criteria) => Criteria) => void
}

/** When: dates of criteria, written back to them. Each choice is an event (SC-069). */
export function DatesField({ flow, criteria, onChange, ...field }: DatesFieldProps) {
  const { now, locale, flags, customerCare } = useVisit()
  const emit = useEmit()
  const { t } = useTranslation('search')
  const { longest, ...calendar } = useSearchCalendar({ flow, criteria })
  const { checkin = null, checkout = null } = criteria
  // Gift cards are no help to customer care.
  const teaser = (
    <>
      {flow === 'booking' && longest && longest.hotelOnly > longest.stay && (
        <LongerStays criteria={criteria} longest={longest} />
      )}
      {calendar.prices && !customerCare && <GiftCardTeaser />}
    </>
  )
  return (
    <DateRangeField
      {...field}
      {...calendar}
      now={now}
      locale={locale}
      popular={flags.popularDates === true}
      teaser={teaser}
      words={datesInWords({ criteria, locale, now, t, range: stayRange }) ?? undefined}
      flexible={
        (flow === 'booking' || flow === 'hotel') && <FlexibleDates criteria={criteria} onChange={onChange} />
      }
      value={{ checkin, checkout }}
      onApply={(dates) => {
        emit(datesChanged, dates)
        onChange((current) => withDates(current, dates))
      }}
      onClear={() => {
        clearedDates.remember()
        emit(datesChanged, { checkin: null, checkout: null, nights: null })
        onChange(withoutDates)
      }}
    />
  )
}
