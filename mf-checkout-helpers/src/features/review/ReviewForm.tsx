import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ReviewInvitation } from '@escapade/shared-contracts/api/stays/guest-reviews-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { reviewYears } from '@escapade/shared-contracts/rules/stays/review-limits'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Review.module.scss'
import { ReviewFields } from './ReviewFields'
import { missingIn, type TypedReview, useReview } from './use-review'

type Props = {
  invitation: ReviewInvitation
  token: string
  onOutcome: (outcome: 'done' | 'again' | 'invalid') => void
}

/** Form for a guest's review of a stay; it says what becomes of the review before it is sent. */
export function ReviewForm({ invitation, token, onOutcome }: Props) {
  const { t } = useTranslation('checkout')
  const { hotelLabel: hotel, firstName: name } = invitation
  const [typed, setTyped] = useState<TypedReview>({ score: '', type: null, positive: '', negative: '' })
  const [submitted, setSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { send, isPending, problem } = useReview({ token, onOutcome })
  const missing = missingIn(typed)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!Object.values(missing).some(Boolean)) return send(typed)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(firstMissing(missing))?.focus())
  }
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('review.title', { hotel })}</Heading>
      <p className={styles.lead}>
        <Dates {...invitation} />
      </p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <ReviewFields typed={typed} submitted={submitted} onChange={setTyped} />
        <p>{t('review.read')}</p>
        <p className={styles.quiet}>
          {t('review.kept', { name, years: reviewYears })}{' '}
          <AppLink to={paths.staticPage({ id: 'privacy' })}>{t('review.privacy')}</AppLink>
        </p>
        {problem && (
          <Message tone="danger" announce>
            {t(`review.problem.${problem}`)}
          </Message>
        )}
        <Button type="submit" variant="action" size="l" busy={isPending}>
          {t('review.send')}
        </Button>
      </form>
    </div>
  )
}

/** The field to go to, in the order of the page. */
function firstMissing({ score, type }: ReturnType<typeof missingIn>): string {
  if (score) return 'select'
  return type ? 'input[type="radio"]' : 'textarea'
}

function Dates({ checkin, checkout }: ReviewInvitation) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  const say = (day: string) => formatDay({ day, language, style: 'full' })
  return t('review.dates', { from: say(checkin), to: say(checkout) })
}
