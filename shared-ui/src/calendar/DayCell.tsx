import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import type { DayContext } from './calendar-types'
import styles from './DayCell.module.scss'
import type { DayState } from './day-state'
import { fullDay } from './day-texts'

type DayCellProps = DayState &
  Pick<DayContext, 'locale' | 'prices'> & {
    day: string
    /** The one day that Tab stops at. */
    isTabStop: boolean
    t: TFunction
  }

/** Cents without the currency sign, for the narrow cell; the sign is in the note below the months. */
const bareEuros = (cents: number) => Math.round(cents / 100)

/** The whole truth of a day in one sentence: date, price, part in the stay, or why it cannot be chosen. */
function labelOf({ day, locale, prices, refusal, role, today, facts, t }: DayCellProps) {
  const price = prices && !refusal ? facts?.price : undefined
  return [
    fullDay(day, locale),
    price !== undefined && formatCents({ cents: price, locale }),
    price !== undefined && facts?.bestPriceOfTheMonth && t('calendar.best'),
    today && t('calendar.today'),
    role && t(`calendar.role.${role}`),
    refusal && t(`calendar.refusal.${refusal}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A day to press; the calendar hears it. Drawn anew only when it changes: a phone has a hundred of them. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, isTabStop, prices, refusal, role, today, facts } = props
  const price = prices && !refusal ? facts?.price : undefined
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a table with the role grid a cell is a gridcell
    <td aria-selected={role !== null && role !== 'inside'} className={styles.cell}>
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-role={role ?? undefined}
        data-refusal={refusal ?? undefined}
        data-today={today || undefined}
        data-best={(price !== undefined && facts?.bestPriceOfTheMonth) || undefined}
        tabIndex={isTabStop ? 0 : -1}
        data-autofocus={isTabStop ? 'content' : undefined}
        aria-label={labelOf(props)}
        aria-disabled={refusal !== null}
        aria-current={today ? 'date' : undefined}
      >
        {Number(day.slice(8))}
        {price !== undefined && <small>{bareEuros(price)}</small>}
      </button>
    </td>
  )
})
