import { stepValue } from '@escapade/shared-contracts/rules/party/step-value'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import styles from './Stepper.module.scss'

export type StepperProps = {
  label: string
  hint?: ReactNode
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
  disabled?: boolean
}

/** A number by steps. At a bound its button stays focusable, so that the keyboard does not lose its place. */
export function Stepper({ label, hint, value, min = 1, max = 20, onChange, disabled }: StepperProps) {
  const { t } = useTranslation('ui')
  const labelId = useId()
  const step = (delta: number) => () => {
    const next = stepValue({ value, min, max, delta })
    if (!disabled && next !== value) onChange(next)
  }
  return (
    <fieldset className={styles.stepper} aria-labelledby={labelId}>
      <div>
        <p className={styles.label} id={labelId}>
          {label}
        </p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon="minus"
          line
          label={t('stepper.less', { label })}
          aria-disabled={disabled || value <= min}
          onClick={step(-1)}
        />
        <output className={styles.value} aria-live="polite">
          {value}
        </output>
        <IconButton
          icon="plus"
          line
          label={t('stepper.more', { label })}
          aria-disabled={disabled || value >= max}
          onClick={step(1)}
        />
      </div>
    </fieldset>
  )
}
