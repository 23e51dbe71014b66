import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { fullDay } from '../calendar/day-texts'
import { Message } from '../message/Message'
import { Skeleton } from '../skeleton/Skeleton'
import styles from './DayChoice.module.scss'
import { DayPicker } from './DayPicker'

export type DayChoiceProps = {
  now: string
  locale: Locale
  /** Places left by day; undefined while they are on their way, null when they cannot be had. */
  days: Readonly<Record<string, { amount: number }>> | null | undefined
  value: string | null
  /** Null: no day yet, it is agreed with the house later. */
  onChange: (day: string | null) => void
  /** The calendar was opened: what it shows can be fetched. */
  onOpen?: () => void
}

/** The day of a visit, chosen from a calendar with the places left, or left for later. */
export function DayChoice(props: DayChoiceProps) {
  const { now, locale, days, value, onChange, onOpen } = props
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const isGone = value !== null && days != null && !days[value]
  const open = () => {
    onOpen?.()
    setOpen(!isOpen)
  }
  const pick = (day: string) => {
    setOpen(false)
    onChange(day)
  }
  return (
    <section className={styles.choice} aria-label={t('dayChoice.title')}>
      <div className={styles.head}>
        <p>
          <b>{t('dayChoice.title')}</b>
          <span className={styles.value}>{value ? fullDay(value, locale) : t('dayChoice.later')}</span>
        </p>
        <Button variant="line" aria-expanded={isOpen} onClick={open}>
          {t(value ? 'dayChoice.change' : 'dayChoice.choose')}
        </Button>
      </div>
      {isGone && (
        <Message tone="warn" announce>
          {t('dayChoice.gone')}
        </Message>
      )}
      {isOpen && <Days days={days} now={now} locale={locale} value={value} onPick={pick} />}
      {value && (
        <Button variant="text" onClick={() => onChange(null)}>
          {t('dayChoice.drop')}
        </Button>
      )}
    </section>
  )
}

type DaysProps = Pick<DayChoiceProps, 'days' | 'now' | 'locale' | 'value'> & { onPick: (day: string) => void }

function Days({ days, ...picker }: DaysProps) {
  const { t } = useTranslation('ui')
  if (days === undefined) return <Skeleton shape="block" />
  if (days === null || Object.keys(days).length === 0)
    return <Message tone="warn">{t(days ? 'dayChoice.none' : 'dayChoice.failed')}</Message>
  return <DayPicker days={days} {...picker} />
}
