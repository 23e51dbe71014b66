import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { fullDay } from '../calendar/day-texts'
import { Message } from '../message/Message'
import styles from './DayChoice.module.scss'
import { DayPicker, type DayPickerProps } from './DayPicker'

type Props = Pick<DayPickerProps, 'now' | 'locale'> & {
  label: string
  hint?: string
  value: string
  /** yyyy-MM-dd, all that can be chosen. */
  days: readonly string[]
  onChange: (day: string) => void
  error?: string | null
}

/** One day of a form that always has one, chosen from a calendar. */
export function DayField({ label, hint, value, days, onChange, error = null, ...picker }: Props) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const pick = (day: string) => {
    setOpen(false)
    onChange(day)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its button
    <div role="group" className={styles.choice} aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <div className={styles.head}>
        <p>
          <b id={id}>{label}</b>
          <span className={styles.value}>{fullDay(value, picker.locale)}</span>
        </p>
        <Button
          variant="line"
          aria-expanded={isOpen}
          aria-invalid={error !== null}
          onClick={() => setOpen(!isOpen)}
        >
          {t('dayChoice.change')}
        </Button>
      </div>
      {isOpen && (
        <div>
          <DayPicker
            days={Object.fromEntries(days.map((day) => [day, {}]))}
            value={value}
            onPick={pick}
            {...picker}
          />
        </div>
      )}
      {error && (
        <Message tone="danger" announce>
          {error}
        </Message>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.value}>
          {hint}
        </p>
      )}
    </div>
  )
}
