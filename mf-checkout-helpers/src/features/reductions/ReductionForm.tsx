import { useReady } from '@escapade/remote-kit/runtime/mount-context'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useAtom } from 'jotai'
import { type KeyboardEvent, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Reductions.module.scss'
import type { Reductions } from './use-reductions'

const OwnGifts = lazy(() => import('./OwnGifts'))

/** Gift card, voucher, box or promotion: one field, and what each code takes off (CH-043, GI-037). */
export function ReductionForm({ reductions }: { reductions: Reductions }) {
  const { t } = useTranslation('checkout')
  const { locale, textLanguage: language, signedIn, flags } = useVisit()
  const isReady = useReady()
  const hasAccount = signedIn && flags.customerAccount !== false
  const { isTyped, apply, remove, busy, problem, payment, replaced } = reductions
  const show = (cents: number) => formatCents({ cents, locale })
  // The field stands inside the order's form, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply()
  }
  return (
    <section aria-labelledby="reductions-title" className={styles.form}>
      <Heading level={2} look={3} id="reductions-title">
        {t('reductions.title')}
      </Heading>
      {hasAccount && isReady && reductions.takesGifts && (
        <Suspense>
          <OwnGifts reductions={reductions} />
        </Suspense>
      )}
      <fieldset className={styles.row} aria-labelledby="reductions-title" onKeyDown={onKeyDown}>
        <CodeField reductions={reductions} />
        <Button variant="line" busy={busy} onClick={apply}>
          {t('reductions.apply')}
        </Button>
      </fieldset>
      {problem && !isTyped && problem !== 'lapsed' && (
        <Message tone="warn" announce>
          {t(`reductions.problem.${problem}`)}
        </Message>
      )}
      {(payment || problem === 'lapsed') && (
        <div role="status" className={styles.applied}>
          <ul>
            {payment?.promotion && (
              <li>
                {payment.promotion.label} <b>−{show(payment.promotion.amount)}</b>
              </li>
            )}
            {payment?.giftcards.map(({ codeEnding, usedAmount, balanceAfter, validUntil }) => (
              <li key={codeEnding}>
                {t('reductions.gift', { code: codeEnding, left: show(balanceAfter) })}{' '}
                {validUntil && balanceAfter > 0 && (
                  <>
                    {t('reductions.until', {
                      date: formatDay({ day: validUntil, language, style: 'full' }),
                    })}{' '}
                  </>
                )}
                <b>−{show(usedAmount)}</b>
              </li>
            ))}
          </ul>
          {replaced && <p>{t('reductions.replaced', { code: replaced })}</p>}
          <Button variant="text" onClick={remove}>
            {t('reductions.remove')}
          </Button>
        </div>
      )}
    </section>
  )
}

function CodeField({ reductions: { typed, problem } }: { reductions: Reductions }) {
  const { t } = useTranslation('checkout')
  const [value, onChange] = useAtom(typed)
  return (
    <TextField
      label={t('reductions.code')}
      name="reductionCode"
      autoComplete="off"
      required={false}
      maxLength={64}
      counted={false}
      value={value}
      onChange={onChange}
      error={problem && t(`reductions.problem.${problem}`)}
      submitted={problem !== null}
    />
  )
}
