import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import * as paths from '@escapade/shared-contracts/paths'
import { reviewLinkDays } from '@escapade/shared-contracts/rules/stays/review-limits'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'
import { invitationQuery } from '../../features/review/invitation-query'
import { ReviewForm } from '../../features/review/ReviewForm'
import { BookingSkeleton } from '../booking/BookingSkeleton'

/** The stay that the link asks about: to be written about, written about, or not to be found. */
export function StayReview({ token }: { token: string }) {
  const { t } = useTranslation('checkout')
  const invitation = useQuery(invitationQuery(useApi(), token))
  const [outcome, setOutcome] = useState<'done' | 'again' | 'invalid' | null>(null)
  if (outcome === 'invalid' || isInvalid(invitation.error)) return <InvalidLink />
  if (invitation.isError)
    return (
      <Outcome title={t('review.metaTitle')}>
        <Message tone="danger" announce>
          {t('review.failed')}
        </Message>
        <p className={styles.buttons}>
          <Button onClick={() => void invitation.refetch()}>{t('quote.retry')}</Button>
        </p>
      </Outcome>
    )
  if (!invitation.data) return <BookingSkeleton />
  const { hotelLabel: hotel, firstName: name, state } = invitation.data
  const said = outcome ?? (state === 'sent' ? 'again' : null)
  if (said)
    return (
      <Outcome title={t('review.title', { hotel })}>
        <Message
          tone={said === 'done' ? 'success' : 'info'}
          announce
          title={t(`review.${said}.title`, { name })}
        >
          {t(`review.${said}.text`, { hotel })}
        </Message>
        <CareLink />
      </Outcome>
    )
  return <ReviewForm invitation={invitation.data} token={token} onOutcome={setOutcome} />
}

const isInvalid = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && (error.status === 404 || error.status === 400)

function InvalidLink() {
  const { t } = useTranslation('checkout')
  return (
    <Outcome title={t('review.invalid.title')}>
      <Message tone="info" announce>
        {t('review.invalid.text', { days: reviewLinkDays })}
      </Message>
      <CareLink />
    </Outcome>
  )
}

function CareLink() {
  const { t } = useTranslation('checkout')
  return (
    <p className={styles.actions}>
      <AppLink to={paths.contact()} className={styles.link}>
        {t('outcome.care')}
      </AppLink>
    </p>
  )
}

const Outcome = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <Heading level={1}>{title}</Heading>
    {children}
  </div>
)
