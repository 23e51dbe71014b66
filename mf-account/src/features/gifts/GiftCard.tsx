import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OwnedGift } from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import { withinGift } from '@escapade/shared-contracts/criteria/gift-bound'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { sessionOf, writeGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Tag } from '@escapade/shared-ui/tag/Tag'
import { useTranslation } from 'react-i18next'
import styles from './Gifts.module.scss'

const tones = { usable: 'success', used: 'neutral', expired: 'cancelled' } as const

/** One gift: what is left on it, until when, and the way to spend it. */
export function GiftCard({ gift: { giftUUID, worth }, onRemove }: { gift: OwnedGift; onRemove: () => void }) {
  const { t } = useTranslation('account')
  const { locale, textLanguage: language } = useVisit()
  const { navigate } = useShell()
  const { label, status, balance, issuedAmount, validUntil, fromName, message, codeEnding } = worth
  const money = (cents: number) => formatCents({ cents, locale })
  /** The gift travels along from here to the checkout, which applies it at once. */
  const use = () => {
    writeGiftSession(deviceStorage, sessionOf(worth))
    navigate(withinGift(worth))
  }
  return (
    <article className={styles.gift} aria-labelledby={`gift-${giftUUID}`}>
      <Picture src={worth.image.base} alt="" width={240} height={320} sizes="92px" />
      <div className={styles.body}>
        <Tag type={tones[status]}>{t(`gifts.status.${status}`)}</Tag>
        <Heading level={2} look={4} id={`gift-${giftUUID}`}>
          {label}
        </Heading>
        <p className={styles.balance}>
          <b>{t('gifts.left', { amount: money(balance) })}</b>
          <span className={styles.quiet}>{t('gifts.of', { amount: money(issuedAmount) })}</span>
        </p>
        <progress className={styles.meter} max={issuedAmount} value={balance} aria-hidden="true" />
        <p className={styles.quiet}>
          {t('gifts.validUntil', { day: formatDay({ day: validUntil, language, style: 'full' }) })} ·{' '}
          {t('gifts.ends', { ending: codeEnding })}
        </p>
        {fromName && <p className={styles.quiet}>{t('gifts.from', { name: fromName })}</p>}
        {message && <blockquote className={styles.quiet}>{message}</blockquote>}
        <div className={styles.do}>
          {status === 'usable' && (
            <Button aria-label={t('gifts.useOf', { title: label })} onClick={use}>
              {t('gifts.use')}
            </Button>
          )}
          <Button variant="text" aria-label={t('gifts.removeOf', { title: label })} onClick={onRemove}>
            {t('gifts.remove')}
          </Button>
        </div>
      </div>
    </article>
  )
}
