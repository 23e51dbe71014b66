import { characterCount } from '@escapade/shared-contracts/rules/text/text-rules'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldIndicator } from './field-indicator'

export type TextValueProps = {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Error of the value now, as a text; shown once the field was left (or `submitted`). */
  error?: string | null
  required?: boolean
  /** Makes of what is typed or pasted what it means, before its length counts: `1234 5678` is a number. */
  tidy?: (text: string) => string
  /** A longer text is refused, and the refusal explained for a second. */
  maxLength?: number
  /** Show how much of `maxLength` is used. Default: yes; no where the limit is only a safeguard. */
  counted?: boolean
  /** The form was sent: show errors of fields that were never entered. */
  submitted?: boolean
}

const refusalMs = 1000

/** State shared by the text fields: left or not, refused or not, and what they say because of it. */
export function useTextValue(props: TextValueProps) {
  const { value, error = null, required = true, maxLength, counted = true, submitted = false } = props
  const { t } = useTranslation('ui')
  const [left, setLeft] = useState(false)
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (refusals === 0) return
    const timer = setTimeout(() => setRefusals(0), refusalMs)
    return () => clearTimeout(timer)
  }, [refusals])

  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = props.tidy ? props.tidy(target.value) : target.value
    if (maxLength && characterCount(typed) > maxLength) setRefusals((count) => count + 1)
    else props.onChange(typed)
  }
  const onBlur = () => {
    setLeft(true)
    props.onBlur?.()
  }
  const blurred = left || submitted
  const refusal = refusals > 0 ? t('field.tooLong', { maxlength: maxLength }) : null
  const indicator = refusal ? 'error' : fieldIndicator({ blurred, required, value, error })
  return {
    indicator,
    error: refusal ?? (indicator === 'error' ? error : null),
    counter: maxLength && counted ? `${characterCount(value)}/${maxLength}` : undefined,
    input: { value, onChange, onBlur, required, 'aria-invalid': indicator === 'error' || undefined },
  }
}
