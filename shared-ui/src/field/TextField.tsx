import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react'
import { classNames } from '../common/class-names'
import control from './control.module.scss'
import { describedBy, Field } from './Field'
import { type TextValueProps, useTextValue } from './use-text-value'

export type TextFieldProps = TextValueProps & {
  label: ReactNode
  hint?: ReactNode
  name?: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'date'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  disabled?: boolean
  /** Figures of one width: numbers, dates, telephone. */
  numeric?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    name,
    type = 'text',
    inputMode,
    autoComplete,
    placeholder,
    disabled,
    numeric,
    ref,
  } = props
  const id = useId()
  const text = useTextValue(props)
  return (
    <Field
      id={id}
      label={label}
      required={props.required}
      hint={hint}
      error={text.error}
      counter={text.counter}
    >
      <input
        {...text.input}
        id={id}
        ref={ref}
        name={name}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        placeholder={placeholder}
        disabled={disabled}
        className={classNames(control.control, numeric && control.numeric)}
        data-indicator={text.indicator}
        aria-describedby={describedBy(id, { hint, error: text.error })}
      />
    </Field>
  )
}
