import { addMonths, dayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { lastMonthOf } from '@escapade/shared-contracts/rules/dates/months-to-load'
import type { PickedDates } from '@escapade/shared-contracts/rules/dates/run-date-picking'
import { type KeyboardEvent, type SyntheticEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import styles from './Calendar.module.scss'
import type { CalendarData } from './calendar-types'
import { dayState, type Refusal } from './day-state'
import { monthTitle } from './day-texts'
import { MonthTable } from './MonthTable'
import { MoreMonths } from './MoreMonths'
import { moveByKey } from './month-grid'
import { useShownMonths } from './use-shown-months'

export type CalendarProps = CalendarData & {
  picked: PickedDates
  onPick: (day: string) => void
  /** A day that cannot be picked was pressed: a finger learns why. */
  onRefuse: (day: string, refusal: Refusal) => void
  /** `pair`: two months with arrows. `list`: months below each other, more of them while scrolling. */
  layout: 'pair' | 'list'
  /** Called with the months on view, so that the page can load them (spec A §9). */
  onMonthsShown?: (months: { first: string; count: number }) => void
}

/** An old link may bring a day that no month shows: the keyboard would find no way in. */
const isOnOffer = (day: string | null, now: string): day is string =>
  day !== null && day >= dayOf(now) && monthOf(day) <= lastMonthOf(now)

/** So many months a phone shows at once, at most: those below them are drawn right after. */
const mostInSight = 2

const dayOfEvent = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined

export function Calendar(props: CalendarProps) {
  const { onPick, onRefuse, layout, onMonthsShown, ...data } = props
  const { now, picked } = data
  const { t } = useTranslation('ui')
  const root = useRef<HTMLDivElement>(null)
  const [aimed, setAimed] = useState<string | null>(null)
  const [focused, setFocused] = useState(() => (isOnOffer(picked.checkin, now) ? picked.checkin : dayOf(now)))
  const { months, shift, more, reveal } = useShownMonths({ now, start: focused, layout, onMonthsShown })
  const atOnce = Math.max(mostInSight, months.indexOf(monthOf(focused)) + 1)
  const drawn = Math.max(atOnce, useDeferredValue(months.length, 0))
  const moved = useRef(false)

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  // A shortcut picks dates that may not be on view.
  const known = useRef(picked.checkin)
  useEffect(() => {
    if (picked.checkin === known.current) return
    known.current = picked.checkin
    if (!isOnOffer(picked.checkin, now) || picked.checkin === focused) return
    reveal(monthOf(picked.checkin))
    setFocused(picked.checkin)
  })
  useEffect(() => {
    if (layout === 'pair') return
    root.current?.querySelector(`[data-day="${focused}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [focused, layout])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = dayOfEvent(event)
    const target = from && moveByKey(from, event)
    if (!target) return
    event.preventDefault()
    if (target < `${monthOf(now)}-01` || monthOf(target) > lastMonthOf(now)) return
    moved.current = true
    reveal(monthOf(target))
    setFocused(target)
  }
  const goBy = (step: number) => {
    shift(step)
    const firstDay = `${addMonths(months[0] ?? monthOf(now), step)}-01`
    setFocused(firstDay < dayOf(now) ? dayOf(now) : firstDay)
  }
  // At an end an arrow keeps the focus that it has: Escape is heard from there.
  const arrow = (step: number, isMonth: boolean) => ({
    'aria-disabled': !isMonth,
    onClick: () => isMonth && goBy(step),
  })
  const context = { ...data, aimed, focused }
  // The month under the finger answers first, the others right after it.
  const otherMonths = useDeferredValue(context)
  const press = (event: SyntheticEvent) => {
    const day = dayOfEvent(event)
    if (!day) return
    const { refusal } = dayState(day, context)
    if (refusal !== null) return onRefuse(day, refusal)
    setFocused(day)
    onPick(day)
  }
  const aim = (event: SyntheticEvent) => {
    const day = dayOfEvent(event)
    if (!day) return
    // Only the end of a stay is aimed at: what else is pointed at shows so by itself.
    const isEnd = picked.checkin !== null && picked.checkout === null
    setAimed(isEnd && dayState(day, context).refusal === null ? day : null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses and arrows of the days bubble up from all months
    <div
      ref={root}
      className={styles.calendar}
      data-layout={layout}
      onClick={press}
      onFocus={aim}
      onKeyDown={onKeyDown}
      onPointerOver={aim}
      onPointerLeave={() => setAimed(null)}
    >
      {layout === 'pair' && (
        <div className={styles.arrows}>
          <IconButton
            icon="left"
            label={t('calendar.previousMonth')}
            {...arrow(-1, months[0] !== monthOf(now))}
          />
          <IconButton
            icon="right"
            label={t('calendar.nextMonth')}
            {...arrow(1, months.at(-1) !== lastMonthOf(now))}
          />
        </div>
      )}
      <div className={styles.months}>
        {months.slice(0, drawn).map((month) => (
          <MonthTable
            key={month}
            month={month}
            context={month === monthOf(focused) ? context : otherMonths}
          />
        ))}
      </div>
      <p className="vh" aria-live="polite">
        {[months[0], months.at(-1)].map((month) => month && monthTitle(month, data.locale)).join(' – ')}
      </p>
      {more && <MoreMonths onMore={more} />}
    </div>
  )
}
