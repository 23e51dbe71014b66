import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { withinGift } from '@escapade/shared-contracts/criteria/gift-bound'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Tag } from '@escapade/shared-ui/tag/Tag'
import { useTranslation } from 'react-i18next'
import styles from './Beneficiary.module.scss'

const tones = { usable: 'success', used: 'neutral', expired: 'cancelled' } as const

/** The gift as its holder may know it, and where it leads. */
export function ReceivedGift({ gift, onAnother }: { gift: GiftWorth; onAnother: () => void }) {
  const { t } = useTranslation('gifting')
  const { visit, href } = useShell()
  const show = (cents: number) => formatCents({ cents, locale: visit.locale })
  const { held } = gift
  // Nothing of it is spent as long as the order may lapse.
  const isWaiting = gift.status === 'used' && held !== undefined
  const until = formatDay({ day: gift.validUntil, language: visit.textLanguage, style: 'full' })
  return (
    <>
      <article className={styles.gift} aria-labelledby="gift-title">
        <Picture
          src={gift.image.base}
          alt={gift.image.alt}
          width={640}
          height={480}
          sizes="(min-width: 900px) 320px, 100vw"
        />
        <div className={styles.body} role="status">
          <Tag type={isWaiting ? 'neutral' : tones[gift.status]}>
            {t(isWaiting ? 'received.status.waiting' : `received.status.${gift.status}`)}
          </Tag>
          <Heading level={2} look={3} id="gift-title">
            {gift.label}
          </Heading>
          {gift.fromName && <p>{t('received.from', { name: gift.fromName })}</p>}
          {gift.message && <blockquote className={styles.message}>{gift.message}</blockquote>}
          <dl className={styles.facts}>
            <div>
              <dt>{t('received.balance')}</dt>
              <dd>{show(gift.balance)}</dd>
            </div>
            <div>
              <dt>{t('received.validUntil')}</dt>
              <dd>{until}</dd>
            </div>
            <div>
              <dt>{t('received.codeEnds')}</dt>
              <dd>… {gift.codeEnding}</dd>
            </div>
          </dl>
        </div>
      </article>
      {held && (
        <Message tone="info">
          {t('received.held', { count: held.minutes, amount: show(held.amount) })}
        </Message>
      )}
      {gift.status === 'usable' ? (
        <p className={styles.how}>{t('received.how')}</p>
      ) : (
        !isWaiting && <Message tone="info">{t(`received.not.${gift.status}`)}</Message>
      )}
      <div className={styles.buttons}>
        {gift.status === 'usable' && (
          <Button href={href(withinGift(gift))} variant="action" size="l">
            {t('received.choose', { context: gift.kind })}
          </Button>
        )}
        <Button variant="text" onClick={onAnother}>
          {t('received.another')}
        </Button>
      </div>
    </>
  )
}
