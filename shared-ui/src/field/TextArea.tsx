import { type ReactNode, type Ref, useId } from 'react'
import control from './control.module.scss'
import { describedBy, Field } from './Field'
import { type TextValueProps, useTextValue } from './use-text-value'

export type TextAreaProps = TextValueProps & {
  label: ReactNode
  hint?: ReactNode
  name?: string
  rows?: number
  placeholder?: string
  disabled?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, name, rows = 4, placeholder, disabled, ref } = props
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
      <textarea
        {...text.input}
        id={id}
        ref={ref}
        name={name}
        rows={rows}
        placeholder={placeholder}
        disabled={disabled}
        className={control.control}
        data-indicator={text.indicator}
        aria-describedby={describedBy(id, { hint, error: text.error })}
      />
    </Field>
  )
}
