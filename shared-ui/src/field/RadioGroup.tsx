import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './Choice.module.scss'
import { FieldError } from './FieldError'

/** `count`: how many this choice would leave. */
export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  count?: number
  disabled?: boolean
}

export type RadioGroupProps = {
  legend: ReactNode
  /** The legend is said by something visible already (a dialog's title). */
  hideLegend?: boolean
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  /** A finger or button goes down on an option: what choosing it needs can be fetched. */
  onIntent?: (value: string) => void
  /** One option was settled on: pressed, or confirmed with Enter. Arrows only try one after the other. */
  onSettle?: () => void
  error?: string | null
  /** `cards`: each option in a frame, for choices with explanations. */
  look?: 'list' | 'cards'
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, options, value, onChange, onIntent, onSettle, error, look = 'list' } = props
  const name = useId()
  const errorId = `${name}-error`
  const byKey = useRef(false)
  const pressKey = (event: KeyboardEvent) => {
    byKey.current = true
    if (event.key !== 'Enter' || !onSettle) return
    // Else the same Enter would press whatever gets the focus next.
    event.preventDefault()
    onSettle()
  }
  const letGoOfKey = () => {
    byKey.current = false
  }
  const choose = (chosen: string) => {
    onChange(chosen)
    if (!byKey.current) onSettle?.()
  }
  return (
    <fieldset className={styles.group} data-look={look} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'vh' : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.choice}
          data-radio
          onPointerDown={option.disabled ? undefined : () => onIntent?.(option.value)}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => choose(option.value)}
            onKeyDown={pressKey}
            onKeyUp={letGoOfKey}
          />
          <span className={styles.box} aria-hidden="true" />
          <span className={styles.text}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
