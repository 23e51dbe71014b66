import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { memo, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayContext } from './calendar-types'
import { DayCell } from './DayCell'
import { dayState } from './day-state'
import { monthTitle, weekdays } from './day-texts'
import styles from './MonthTable.module.scss'
import { weeksOf } from './month-grid'

type MonthTableProps = { month: string; context: DayContext }

export const MonthTable = memo(function MonthTable({ month, context }: MonthTableProps) {
  const { t } = useTranslation('ui')
  const titleId = useId()
  const weeks = useMemo(() => weeksOf(month), [month])
  const { locale, prices, focused } = context
  return (
    <section className={styles.month} aria-labelledby={titleId} data-month={month}>
      <h3 className={styles.title} id={titleId}>
        {monthTitle(month, locale)}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table whose cells are reached by arrows */}
      <table role="grid" aria-labelledby={titleId} className={styles.grid}>
        <Weekdays locale={locale} />
        <tbody>
          {weeks.map((week, row) => (
            <tr key={`${month} ${week[0] ?? row}`}>
              {week.map((day, column) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    locale={locale}
                    prices={prices}
                    t={t}
                    {...dayState(day, context)}
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
    </section>
  )
})

const Weekdays = memo(function Weekdays({ locale }: { locale: Locale }) {
  return (
    <thead>
      <tr>
        {weekdays(locale).map(({ short, long }) => (
          <th key={long} scope="col" abbr={long}>
            <span aria-hidden="true">{short}</span>
            <span className="vh">{long}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
})
