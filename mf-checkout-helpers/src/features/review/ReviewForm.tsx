import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ReviewInvitation } from '@escapade/shared-contracts/api/stays/guest-reviews-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import {
  reviewTextLength,
  reviewYears,
  travellerTypes,
} from '@escapade/shared-contracts/rules/stays/review-limits'
import { Button } from '@escapade/shared-ui/button/Button'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Review.module.scss'
import { missingIn, type TypedReview, useReview } from './use-review'

type Props = {
  invitation: ReviewInvitation
  token: string
  onOutcome: (outcome: 'done' | 'again' | 'invalid') => void
}

const scores = Array.from({ length: 10 }, (_, index) => String(10 - index))

/** Score, company and words; one of the two texts is enough. */
export function ReviewForm({ invitation, token, onOutcome }: Props) {
  const { t } = useTranslation('checkout')
  const { hotelLabel: hotel, firstName: name } = invitation
  const [typed, setTyped] = useState<TypedReview>({ score: '', type: null, positive: '', negative: '' })
  const [submitted, setSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { send, isPending, problem } = useReview({ token, onOutcome })
  const missing = missingIn(typed)
  const change = (part: Partial<TypedReview>) => setTyped({ ...typed, ...part })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!Object.values(missing).some(Boolean)) return send(typed)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(firstMissing(missing))?.focus())
  }
  const textError = missing.text ? t('review.problem.text') : null
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('review.title', { hotel })}</Heading>
      <p className={styles.lead}>
        <Dates {...invitation} />
      </p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <SelectField
          label={t('review.score')}
          hint={t('review.scoreHint')}
          name="score"
          placeholder="–"
          value={typed.score}
          options={scores.map((value) => ({ value, label: value }))}
          onChange={(score) => change({ score })}
          error={missing.score ? t('review.problem.score') : null}
          submitted={submitted}
        />
        <RadioGroup
          legend={t('review.type.label')}
          value={typed.type}
          options={travellerTypes.map((value) => ({ value, label: t(`review.type.${value}`) }))}
          onChange={(type) => change({ type })}
          error={submitted && missing.type ? t('review.problem.type') : null}
        />
        <TextArea
          label={t('review.positive')}
          hint={t('review.oneText')}
          name="positive"
          // Not before it is sent: the guest may be on the way to the other field.
          required={submitted && missing.text}
          maxLength={reviewTextLength}
          value={typed.positive}
          onChange={(positive) => change({ positive })}
          error={textError}
          submitted={submitted}
        />
        <TextArea
          label={t('review.negative')}
          name="negative"
          required={false}
          maxLength={reviewTextLength}
          value={typed.negative}
          onChange={(negative) => change({ negative })}
        />
        <p>{t('review.read')}</p>
        <p className={styles.quiet}>
          {t('review.kept', { name, years: reviewYears })}{' '}
          <AppLink to="/static/privacy">{t('review.privacy')}</AppLink>
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
