import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { RichText } from '@escapade/remote-kit/runtime/rich-text'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { claimGift } from '@escapade/shared-contracts/api/accounts/accounts'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { checkGift, markGiftOpened } from '@escapade/shared-contracts/api/gifts/gifts'
import * as paths from '@escapade/shared-contracts/paths'
import { sessionOf, writeGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Beneficiary.module.scss'
import { ReceivedGift } from './ReceivedGift'

const longestCode = 64

/** “I’ve received a gift”: what a code is worth, until when, and the way to spend it (SH-026, D16). */
export function BeneficiaryPage({ box }: { box: boolean }) {
  const { t } = useTranslation('gifting')
  const { visit, logError } = useShell()
  const api = useApi()
  const { criteria, update } = useCriteria()
  const [typed, setTyped] = useState<string | null>(null)
  // A voucher's QR code says it after the #, where no server reads it.
  const code = typed ?? (typeof criteria.code === 'string' ? criteria.code : '')
  const [submitted, setSubmitted] = useState(false)
  const check = useMutation({
    mutationFn: (asked: string) => api.send(checkGift, { body: { locale: visit.locale, code: asked } }),
    onSuccess(gift, asked) {
      show(gift)
      void api.send(markGiftOpened, { body: { locale: visit.locale, code: asked } }).catch(logError)
      if (visit.signedIn) keepInAccount(asked)
      if (criteria.code) update(({ code: _, ...others }) => others, { replace: true })
    },
    onError: logError,
  })
  const [gift, setGift] = useState<GiftWorth | null>(null)
  /** The gift travels along from here to the checkout, which applies it at once. */
  const show = (next: GiftWorth) => {
    setGift(next)
    writeGiftSession(deviceStorage, sessionOf(next))
  }
  /** The account has it from now on; where it cannot be asked, the gift pays on this device all the same. */
  const keepInAccount = (asked: string) => void api.send(claimGift, { body: { code: asked } }).catch(logError)
  const context = box ? 'box' : undefined
  useHead({ title: t('received.metaTitle', { context }), index: false, follow: false })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (code.trim() && !check.isPending) check.mutate(code.trim())
  }
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <Heading level={1}>{t('received.title', { context })}</Heading>
        {!gift && <p className={styles.lead}>{t('received.lead', { context })}</p>}
      </div>
      {gift ? (
        <ReceivedGift
          gift={gift}
          code={check.variables ?? ''}
          onChange={show}
          onAnother={() => {
            setGift(null)
            setTyped('')
            setSubmitted(false)
            check.reset()
          }}
        />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label={t('received.code')}
            hint={<RichText text={t('received.codeHint')} parts={{ code: inOneLine }} />}
            name="code"
            autoComplete="off"
            maxLength={longestCode}
            counted={false}
            value={code}
            onChange={setTyped}
            error={code.trim() ? null : t('problem.mandatory')}
            submitted={submitted}
          />
          {check.isError && (
            <Message tone="danger" announce>
              {t(`received.problem.${problemOf(check.error)}`)}{' '}
              {reasonOf(check.error) && <AppLink to={paths.contact()}>{t('received.care')}</AppLink>}
            </Message>
          )}
          <Button type="submit" variant="action" size="l" busy={check.isPending}>
            {t('received.check')}
          </Button>
        </form>
      )}
    </div>
  )
}

const inOneLine = (code: string) => <span className={styles.codeExample}>{code}</span>

/** Where the gift was good before: its code was right. */
function reasonOf(error: unknown): 'withdrawn' | 'stopped' | null {
  if (!(error instanceof ApiError)) return null
  const reason = error.problem?.values?.reason
  if (reason === 'WITHDRAWN') return 'withdrawn'
  return reason === 'STOPPED' ? 'stopped' : null
}

function problemOf(error: unknown): 'unknown' | 'many' | 'unreachable' | 'withdrawn' | 'stopped' {
  const reason = reasonOf(error)
  if (reason) return reason
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'unreachable'
  if (error.status === 429) return 'many'
  return error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable'
}
