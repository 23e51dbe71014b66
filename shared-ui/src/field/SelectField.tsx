import { type ReactNode, type Ref, useId, useState } from 'react'
import { Icon } from '../icon/Icon'
import control from './control.module.scss'
import { describedBy, Field } from './Field'
import { fieldIndicator } from './field-indicator'

type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** First entry, with an empty value. */
  placeholder?: string
  name?: string
  autoComplete?: string
  hint?: ReactNode
  error?: string | null
  required?: boolean
  submitted?: boolean
  disabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    value,
    options,
    placeholder,
    hint,
    required = true,
    name,
    autoComplete,
    disabled,
    ref,
  } = props
  const id = useId()
  const [left, setLeft] = useState(false)
  const blurred = left || props.submitted === true
  const indicator = fieldIndicator({ blurred, required, value, error: props.error ?? null })
  const error = indicator === 'error' ? props.error : null
  return (
    <Field id={id} label={label} required={props.required} hint={hint} error={error}>
      <div className={control.selectBox}>
        <select
          id={id}
          ref={ref}
          name={name}
          value={value}
          required={required}
          autoComplete={autoComplete}
          disabled={disabled}
          className={control.control}
          data-indicator={indicator}
          aria-invalid={indicator === 'error' || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={() => setLeft(true)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </Field>
  )
}
