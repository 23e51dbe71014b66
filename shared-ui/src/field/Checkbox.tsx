import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../icon/Icon'
import styles from './Choice.module.scss'
import { FieldError } from './FieldError'

export type CheckboxProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** A finger or button goes down on it: what its change needs can be fetched. */
  onIntent?: () => void
  name?: string
  /** Results that this choice would leave. */
  count?: string | number
  error?: string | null
  required?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, checked, onChange, onIntent, count, error, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.choice} onPointerDown={rest.disabled ? undefined : onIntent}>
        <input
          {...rest}
          type="checkbox"
          className={styles.input}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <Icon name="check" size="s" />
        </span>
        <span>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
