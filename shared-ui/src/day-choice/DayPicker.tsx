import { addMonths, dayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullDay, monthTitle, weekdays } from '../calendar/day-texts'
import { moveByKey, weeksOf } from '../calendar/month-grid'
import { IconButton } from '../icon-button/IconButton'
import styles from './DayPicker.module.scss'

export type DayPickerProps = {
  /** Wall clock of the market: yyyy-MM-ddTHH:mm:ss. */
  now: string
  locale: Locale
  /** By day, yyyy-MM-dd, the places left where they are counted; a day that is not named cannot be chosen. */
  days: Readonly<Record<string, { amount?: number }>>
  value: string | null
  onPick: (day: string) => void
}

const dayOfEvent = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined

/**
 * One day among those that are open: a month with arrows, by the ARIA date grid
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/).
 */
export function DayPicker({ now, locale, days, value, onPick }: DayPickerProps) {
  const { t } = useTranslation('ui')
  const open = Object.keys(days).sort()
  const [first, last] = [monthOf(now), monthOf(open.at(-1) ?? dayOf(now))]
  const [focused, setFocused] = useState(value ?? open[0] ?? dayOf(now))
  const root = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  const month = monthOf(focused)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = dayOfEvent(event)
    const target = from && moveByKey(from, event)
    if (!target) return
    event.preventDefault()
    if (monthOf(target) < first || monthOf(target) > last) return
    moved.current = true
    setFocused(target)
  }
  const press = (event: SyntheticEvent) => {
    const day = dayOfEvent(event)
    if (!day || !days[day]) return
    setFocused(day)
    onPick(day)
  }
  const arrow = (step: number, isMonth: boolean) => ({
    'aria-disabled': !isMonth,
    onClick: () => isMonth && setFocused(`${addMonths(month, step)}-01`),
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses and arrows of the days bubble up from the month
    <div ref={root} className={styles.picker} onClick={press} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <IconButton icon="left" label={t('calendar.previousMonth')} {...arrow(-1, month > first)} />
        <p aria-live="polite">{monthTitle(month, locale)}</p>
        <IconButton icon="right" label={t('calendar.nextMonth')} {...arrow(1, month < last)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table whose cells are reached by arrows */}
      <table role="grid" aria-label={monthTitle(month, locale)} className={styles.grid}>
        <thead>
          <tr>
            {weekdays(locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={`${month} ${week[0] ?? row}`}>
              {week.map((day, column) =>
                day ? (
                  <Day
                    key={day}
                    day={day}
                    locale={locale}
                    isOpen={days[day] !== undefined}
                    places={days[day]?.amount}
                    isChosen={day === value}
                    isTabStop={day === focused}
                  />
                ) : (
                  <td key={`none ${column}`} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {open.some((day) => days[day]?.amount !== undefined) && (
        <p className={styles.note}>{t('dayChoice.note')}</p>
      )}
    </div>
  )
}

type DayProps = {
  day: string
  locale: Locale
  isOpen: boolean
  places: number | undefined
  isChosen: boolean
  isTabStop: boolean
}

function Day({ day, locale, isOpen, places, isChosen, isTabStop }: DayProps) {
  const { t } = useTranslation('ui')
  const truth = isOpen
    ? places !== undefined && t('dayChoice.places', { count: places })
    : t('dayChoice.closed')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a table with the role grid a cell is a gridcell
    <td aria-selected={isChosen}>
      <button
        type="button"
        className={styles.day}
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={[fullDay(day, locale), ...(truth ? [truth] : [])].join(', ')}
        aria-disabled={!isOpen}
        aria-pressed={isChosen}
      >
        {Number(day.slice(8))}
        {places !== undefined && <small>{places}</small>}
      </button>
    </td>
  )
}
