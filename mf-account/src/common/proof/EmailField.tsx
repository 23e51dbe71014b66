import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { suggestEmail } from '@escapade/shared-contracts/rules/text/suggest-email'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  ref: Ref<HTMLInputElement>
  label: string
  autoComplete: 'username' | 'email'
  value: string
  onChange: (email: string) => void
  submitted: boolean
}

/** An address that a code goes to, with a word where its provider looks mistyped. */
export function EmailField({ value, onChange, ...field }: Props) {
  const { t } = useTranslation('account')
  const address = value.trim()
  const suggestion = suggestEmail({ email: address })
  return (
    <>
      <TextField
        {...field}
        name="email"
        type="email"
        maxLength={fieldLengths.email}
        counted={false}
        value={value}
        onChange={onChange}
        error={isEmail(address) ? null : t('signIn.emailIncorrect')}
      />
      {suggestion && (
        <Button variant="text" onClick={() => onChange(suggestion)}>
          {t('signIn.suggestion', { email: suggestion })}
        </Button>
      )}
    </>
  )
}
