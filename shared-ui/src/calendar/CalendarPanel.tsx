import { diffDays } from '@escapade/shared-contracts/rules/days'
import { isDaySelectable } from '@escapade/shared-contracts/rules/is-day-selectable'
import { type PopularDates, popularDates } from '@escapade/shared-contracts/rules/popular-dates'
import { type DatePickingEvent, datePickingState } from '@escapade/shared-contracts/rules/run-date-picking'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { Chip } from '../chip/Chip'
import { ChipRow } from '../chip/ChipRow'
import { Calendar, type CalendarProps } from './Calendar'
import styles from './CalendarPanel.module.scss'
import { shortRange } from './day-texts'

export type CalendarPanelProps = Omit<CalendarProps, 'onPick'> & {
  dispatch: (event: DatePickingEvent) => void
  choose: (dates: { checkin: string; checkout: string }) => void
  onValidate: () => void
  /** Experiment `popularDates`: shortcuts above the months. */
  popular?: boolean
  /** Below the months: the gift-card teaser of the price variant. */
  teaser?: ReactNode
}

/** Everything inside the date picker's layer. Loaded when it is first opened. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { dispatch, choose, onValidate, popular = false, teaser, ...calendar } = props
  const { now, locale, picked, prices } = calendar
  const { t } = useTranslation('ui')
  const panel = useRef<HTMLDivElement>(null)
  // This code may arrive after the layer it stands in was opened: it takes the focus to its day itself.
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  const shortcuts = popularDates({ now, locale, experiment: popular }).filter((dates) =>
    isOpen(dates, calendar),
  )
  return (
    <div className={styles.panel} ref={panel}>
      <div className={styles.body}>
        {shortcuts.length > 0 && (
          <ChipRow role="group" aria-label={t('calendar.popular.label')}>
            {shortcuts.map((dates) => (
              <Chip
                key={dates.checkin}
                selected={picked.checkin === dates.checkin && picked.checkout === dates.checkout}
                onClick={() => choose(dates)}
              >
                {dates.key === 'campaign'
                  ? shortRange(dates.checkin, dates.checkout, locale)
                  : t(`calendar.popular.${dates.key}`)}
              </Chip>
            ))}
          </ChipRow>
        )}
        <Calendar {...calendar} onPick={(day) => dispatch({ type: 'pick', day })} />
        {prices && <p className={styles.note}>{t('calendar.pricesNote')}</p>}
        {teaser}
      </div>
      <div className={styles.footer}>
        <Button variant="text" onClick={() => dispatch({ type: 'clear' })}>
          {t('calendar.clear')}
        </Button>
        <p className={styles.summary} aria-live="polite">
          <Summary picked={picked} />
        </p>
        <Button disabled={datePickingState(picked) === 'checkin'} onClick={onValidate}>
          {t('calendar.validate')}
        </Button>
      </div>
    </div>
  )
}

function Summary({ picked: { checkin, checkout } }: Pick<CalendarProps, 'picked'>) {
  const { t } = useTranslation('ui')
  if (!checkin) return t('calendar.chooseCheckin')
  return checkout
    ? t('calendar.nights', { count: diffDays(checkin, checkout) })
    : t('calendar.chooseCheckout')
}

/** A shortcut is offered only when both its days can be picked. */
function isOpen({ checkin, checkout }: PopularDates, { now, availabilities }: Omit<CalendarProps, 'onPick'>) {
  const question = {
    now,
    availabilities: availabilities && Object.keys(availabilities),
    possibleNights: null,
  }
  return (
    isDaySelectable({ ...question, day: checkin, checkin: null, checkout: null }).selectable &&
    isDaySelectable({ ...question, day: checkout, checkin, checkout: null }).selectable
  )
}
