import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './Checkout.module.scss'

type CheckoutProblemProps = { problem: keyof typeof ways; stayUri: string }

/** The shop knows nothing under this id: another try would not help. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

const ways = {
  product: { to: paths.search(), words: 'missing.toSearch' },
  activity: { to: paths.search({ flow: 'activity' }), words: 'missing.toActivities' },
  gift: { to: paths.giftCard(), words: 'missing.toGifts' },
  unknown: { to: paths.search(), words: 'missing.toSearch' },
  unknownActivity: { to: paths.search({ flow: 'activity' }), words: 'missing.toActivities' },
  dates: { to: null, words: 'missing.toStay' },
} as const

/** The address does not say enough: back to where it can be chosen. */
export function CheckoutProblem({ problem, stayUri }: CheckoutProblemProps) {
  const { t } = useTranslation('checkout')
  const { href } = useShell()
  return (
    <div className={styles.problem}>
      <Heading level={1}>{t('page.title', { context: problem })}</Heading>
      <Message tone="warn">{t(`missing.${problem}`)}</Message>
      <Button href={href(ways[problem].to ?? stayUri)}>{t(ways[problem].words)}</Button>
    </div>
  )
}

type QuoteProblemProps = {
  kind: 'notBookable' | 'error'
  stayUri: string
  onRetry?: () => unknown
  about?: 'activity'
}

/** No price, no order (PR-059): other dates, or another try. */
export function QuoteProblem({ kind, stayUri, onRetry, about: context }: QuoteProblemProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.problem}>
      <Heading level={1}>{t('page.title', { context })}</Heading>
      <Message tone="danger" announce>
        {t(`quote.${kind}`)}
      </Message>
      {onRetry && <Button onClick={onRetry}>{t('quote.retry')}</Button>}
      <AppLink to={stayUri} className={styles.link}>
        {t('outcome.toDates', { context })}
      </AppLink>
    </div>
  )
}
