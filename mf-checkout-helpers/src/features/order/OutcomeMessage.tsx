import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './OutcomeMessage.module.scss'
import type { OrderOutcome } from './place-order'

const AlreadyBooked = onDemand(async () => ({ default: (await import('./AlreadyBooked')).AlreadyBooked }))

type OutcomeMessageProps = {
  outcome: OrderOutcome
  /** Address at which the stay can be chosen anew. */
  stayUri: string
  /** Subject of the words; default: a stay. */
  about?: 'activity' | 'gift'
  /** Books what the buyer has already once more. */
  onAgain: () => void
}

const refusals: Record<string, string> = {
  'insufficient-funds': 'insufficientFunds',
  'authentication-failed': 'authenticationFailed',
}

/** Reason that stopped the order, its consequence for the visitor's money, and the next step. */
export function OutcomeMessage({ outcome, stayUri, about: context, onAgain }: OutcomeMessageProps) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  switch (outcome.kind) {
    case 'amount-changed':
      return (
        <Message tone="warn" announce title={t('outcome.amountChangedTitle')}>
          {t('outcome.amountChanged', { context, amount: formatCents({ cents: outcome.newAmount, locale }) })}
        </Message>
      )
    case 'terms-changed':
      return (
        <Message tone="warn" announce title={t('outcome.termsChangedTitle')}>
          {t('outcome.termsChanged')}
        </Message>
      )
    case 'sold-out':
    case 'not-bookable': {
      const key = outcome.kind === 'sold-out' ? 'soldOut' : 'notBookable'
      return (
        <Message tone="danger" announce title={t(`outcome.${key}Title`, { context })}>
          {t(`outcome.${key}`, { context })}
          <AppLink to={stayUri} className={styles.link}>
            {t('outcome.toDates', { context })}
          </AppLink>
        </Message>
      )
    }
    case 'already-booked':
      return <AlreadyBooked onAgain={onAgain} />
    case 'card-refused':
      return (
        <Message tone="danger" announce title={t('outcome.refusedTitle')}>
          {t(`outcome.${refusals[outcome.code] ?? 'refused'}`, { context })}
        </Message>
      )
    case 'too-many-holds':
    case 'too-many-cards': {
      const key = outcome.kind === 'too-many-holds' ? 'holds' : 'cards'
      return (
        <Message tone="warn" announce title={t(`outcome.${key}Title`)}>
          {t(`outcome.${key}`, { minutes: outcome.minutes })}
        </Message>
      )
    }
    case 'unfinished':
      return (
        <Message tone="warn" announce title={t('outcome.unfinishedTitle')}>
          {t('outcome.unfinished')}
        </Message>
      )
    case 'expired':
      return (
        <Message tone="warn" announce title={t('outcome.expiredTitle', { context })}>
          {t('outcome.expired', { context })}
        </Message>
      )
    case 'unreachable':
      return (
        <Message tone="warn" announce title={t('outcome.unreachableTitle')}>
          {t('outcome.unreachable')}
        </Message>
      )
    case 'failed':
      return (
        <Message tone="danger" announce title={t('outcome.failedTitle')}>
          {t('outcome.failed')}
          <AppLink to={paths.contact()} className={styles.link}>
            {t('outcome.care')}
          </AppLink>
        </Message>
      )
    default:
      return null
  }
}
