import {
  type DatePickingEvent,
  datePickingState,
} from '@escapade/shared-contracts/rules/dates/run-date-picking'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { Calendar, type CalendarProps } from './Calendar'
import styles from './CalendarPanel.module.scss'
import { PickingSummary, type RefusedDay } from './PickingSummary'
import { PopularChips } from './PopularChips'

export type CalendarPanelProps = Omit<CalendarProps, 'onPick' | 'onRefuse'> & {
  dispatch: (event: DatePickingEvent) => void
  choose: (dates: { checkin: string; checkout: string }) => void
  onValidate: () => void
  /** Experiment `popularDates`: shortcuts above the months. */
  popular?: boolean
  /** Above the months: for those whose dates may move. */
  flexible?: ReactNode
  /** Below the months: the gift-card teaser of the price variant. */
  teaser?: ReactNode
}

/** Everything inside the date picker's layer. Loaded when it is first opened. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { dispatch, choose, onValidate, popular = false, flexible, teaser, ...calendar } = props
  const { picked, prices } = calendar
  const { t } = useTranslation('ui')
  const panel = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<RefusedDay | null>(null)
  // This code may arrive after the layer it stands in was opened: it takes the focus to its day itself, and the page
  // to where all of it is in sight, again where prices and notes make it higher. Once a day is pressed no other one
  // may come under the finger: the page stays where it is.
  useEffect(() => {
    const content = panel.current
    content?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const layer = content?.closest('[role="dialog"]')
    if (!layer || !window.ResizeObserver) return
    const observer = new ResizeObserver(() =>
      layer.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }),
    )
    const stop = () => observer.disconnect()
    observer.observe(layer)
    content?.addEventListener('pointerdown', stop, { once: true })
    return stop
  }, [])
  const act = <Event,>(handle: (event: Event) => void) => {
    return (event: Event) => {
      setRefused(null)
      handle(event)
    }
  }
  return (
    <div className={styles.panel} ref={panel}>
      <div className={styles.body}>
        <div className={styles.top}>
          {popular && <PopularChips {...calendar} onChoose={act(choose)} />}
          {flexible}
        </div>
        <Calendar
          {...calendar}
          onPick={act((day) => dispatch({ type: 'pick', day }))}
          onRefuse={(day, refusal) => setRefused({ day, refusal })}
        />
        {prices && <PriceLegend />}
        {teaser}
      </div>
      <div className={styles.footer}>
        <Button variant="text" onClick={act(() => dispatch({ type: 'clear' }))}>
          {t('calendar.clear')}
        </Button>
        <p className={styles.summary} aria-live="polite">
          <PickingSummary {...calendar} refused={refused} />
        </p>
        <Button disabled={datePickingState(picked) === 'checkin'} onClick={onValidate}>
          {t('calendar.validate')}
        </Button>
      </div>
    </div>
  )
}

/** Legend of the small figures and of the looks of cheapest and closed days; each day says its own aloud. */
function PriceLegend() {
  const { t } = useTranslation('ui')
  return (
    <p className={styles.legend}>
      <span>{t('calendar.pricesNote')}</span>
      <span aria-hidden="true">
        <b>€</b> {t('calendar.best')}
      </span>
      <span aria-hidden="true">
        <s>12</s> {t('calendar.refusal.NO_AVAILABILITY')}
      </span>
    </p>
  )
}
