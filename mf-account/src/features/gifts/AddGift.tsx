import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Gifts.module.scss'

const longestCode = 64

type Props = {
  add: {
    mutate: (code: string, then: { onSuccess: () => void }) => void
    isPending: boolean
    isSuccess: boolean
    error: unknown
  }
}

/** The code of a gift that somebody was given. */
export function AddGift({ add }: Props) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!code.trim() || add.isPending) return
    add.mutate(code.trim(), {
      onSuccess() {
        setCode('')
        setSubmitted(false)
      },
    })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('gifts.code')}
        hint={t('gifts.codeHint')}
        name="code"
        autoComplete="off"
        maxLength={longestCode}
        counted={false}
        value={code}
        onChange={setCode}
        error={code.trim() ? null : t('gifts.missing')}
        submitted={submitted}
      />
      {Boolean(add.error) && (
        <Message tone="danger" announce>
          {t(`gifts.problem.${problemOf(add.error)}`)}
        </Message>
      )}
      {add.isSuccess && (
        <Message tone="success" announce>
          {t('gifts.added')}
        </Message>
      )}
      <Button type="submit" busy={add.isPending}>
        {t('gifts.add')}
      </Button>
    </form>
  )
}

function problemOf(error: unknown): 'unknown' | 'many' | 'unreachable' {
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'unreachable'
  if (error.status === 429) return 'many'
  return error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable'
}
