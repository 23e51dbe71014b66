import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { needsMore, withinGift } from '@escapade/shared-contracts/criteria/gift-bound'
import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Tag } from '@escapade/shared-ui/tag/Tag'
import { useTranslation } from 'react-i18next'
import styles from './Beneficiary.module.scss'
import { HolderActs } from './HolderActs'

const tones = { usable: 'success', used: 'neutral', expired: 'cancelled' } as const

type Props = {
  gift: GiftWorth
  /** Code as it was typed: it opens what the token of an expired gift does not. */
  code: string
  onChange: (gift: GiftWorth) => void
  onAnother: () => void
}

/** The gift as its holder may know it, where it leads, and what may be done with it. */
export function ReceivedGift({ gift, code, onChange, onAnother }: Props) {
  const { t } = useTranslation('gifting')
  const { visit, href } = useShell()
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
              <dd>{formatCents({ cents: gift.balance, locale: visit.locale })}</dd>
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
      <Standing gift={gift} isWaiting={isWaiting} />
      <div className={styles.buttons}>
        {gift.status === 'usable' && (
          <Button href={href(withinGift(gift))} variant="action" size="l">
            {t('received.choose', { context: gift.kind })}
          </Button>
        )}
        {gift.status !== 'usable' && !isWaiting && (
          <Button href={href(paths.search())} variant="action" size="l">
            {t('received.browse')}
          </Button>
        )}
        <Button variant="text" onClick={onAnother}>
          {t('received.another')}
        </Button>
      </div>
      <HolderActs gift={gift} code={code} onChange={onChange} />
    </>
  )
}

/** Says what the gift pays now, or why it pays nothing and what comes next. */
function Standing({ gift, isWaiting }: { gift: GiftWorth; isWaiting: boolean }) {
  const { t } = useTranslation('gifting')
  const { locale, textLanguage: language } = useShell().visit
  const show = (cents: number) => formatCents({ cents, locale })
  const { held, status, balance, cheapest, spentOn, may } = gift
  const context = spentOn ? 'on' : undefined
  const date = spentOn && formatDay({ day: spentOn, language, style: 'full' })
  return (
    <>
      {held && (
        <Message tone="info">
          {t('received.held', { count: held.minutes, amount: show(held.amount) })}
        </Message>
      )}
      {status === 'usable' && <p className={styles.how}>{t('received.how', { context: gift.kind })}</p>}
      {status === 'usable' && typeof cheapest === 'number' && needsMore(gift) && (
        <Message tone="info">
          {t('received.more', {
            balance: show(balance),
            amount: show(cheapest),
            rest: show(cheapest - balance),
          })}
        </Message>
      )}
      {status === 'used' && !isWaiting && (
        <Message tone="info">{t('received.not.used', { context, date })}</Message>
      )}
      {status === 'expired' && (
        <Message tone="info">
          {t('received.not.expired', { context: may?.extendTo ? 'rule' : undefined })}
        </Message>
      )}
    </>
  )
}
