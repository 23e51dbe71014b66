import { formatCents } from '@escapade/shared-contracts/rules/format-cents'
import { useTranslation } from 'react-i18next'
import type { DayContext } from './calendar-types'
import styles from './DayCell.module.scss'
import { type DayState, dayState, type Refusal } from './day-state'
import { fullDay } from './day-texts'

export type DayHandlers = {
  onPick: (day: string) => void
  /** A day that cannot be picked was pressed: a finger learns why. */
  onRefuse: (day: string, refusal: Refusal) => void
  onAim: (day: string | null) => void
}

type DayCellProps = DayHandlers & { day: string; context: DayContext }

/** Cents without the currency sign, for the narrow cell; the sign is in the note below the months. */
const bareEuros = (cents: number) => Math.round(cents / 100)

/** The whole truth of a day in one sentence: date, price, part in the stay, or why it cannot be chosen. */
function useDayLabel(day: string, state: DayState, { locale, prices }: DayContext) {
  const { t } = useTranslation('ui')
  const price = prices && !state.refusal ? state.facts?.price : undefined
  return [
    fullDay(day, locale),
    price !== undefined && formatCents({ cents: price, locale }),
    price !== undefined && state.facts?.bestPriceOfTheMonth && t('calendar.best'),
    state.today && t('calendar.today'),
    state.role && t(`calendar.role.${state.role}`),
    state.refusal && t(`calendar.refusal.${state.refusal}`),
  ]
    .filter(Boolean)
    .join(', ')
}

export function DayCell({ day, context, onPick, onRefuse, onAim }: DayCellProps) {
  const state = dayState(day, context)
  const { refusal, role, today, facts } = state
  const label = useDayLabel(day, state, context)
  const price = context.prices && !refusal ? facts?.price : undefined
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
        tabIndex={day === context.focused ? 0 : -1}
        data-autofocus={day === context.focused ? 'content' : undefined}
        aria-label={label}
        aria-disabled={refusal !== null}
        aria-current={today ? 'date' : undefined}
        onClick={() => (refusal === null ? onPick(day) : onRefuse(day, refusal))}
        onPointerEnter={() => onAim(refusal === null ? day : null)}
        onFocus={() => onAim(refusal === null ? day : null)}
      >
        {Number(day.slice(8))}
        {price !== undefined && <small>{bareEuros(price)}</small>}
      </button>
    </td>
  )
}
