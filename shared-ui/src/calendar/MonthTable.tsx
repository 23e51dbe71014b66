import { useId } from 'react'
import type { DayContext } from './calendar-types'
import { DayCell, type DayHandlers } from './DayCell'
import { monthTitle, weekdays } from './day-texts'
import styles from './MonthTable.module.scss'
import { weeksOf } from './month-grid'

type MonthTableProps = DayHandlers & { month: string; context: DayContext }

export function MonthTable({ month, context, ...handlers }: MonthTableProps) {
  const titleId = useId()
  return (
    <section className={styles.month} aria-labelledby={titleId} data-month={month}>
      <h3 className={styles.title} id={titleId}>
        {monthTitle(month, context.locale)}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table whose cells are reached by arrows */}
      <table role="grid" aria-labelledby={titleId} className={styles.grid}>
        <thead>
          <tr>
            {weekdays(context.locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                <span aria-hidden="true">{short}</span>
                <span className="vh">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={`${month} ${week[0] ?? row}`}>
              {week.map((day, column) =>
                day ? (
                  <DayCell key={day} day={day} context={context} {...handlers} />
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
}
