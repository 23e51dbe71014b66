import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { positiveReviews } from '@escapade/shared-contracts/rules/stays/positive-reviews'
import { Button } from '@escapade/shared-ui/button/Button'
import { Score } from '@escapade/shared-ui/score/Score'
import { ScoreBar } from '@escapade/shared-ui/score/ScoreBar'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import { ReviewQuote } from './ReviewQuote'
import styles from './Reviews.module.scss'
import { highlightsQuery } from './reviews-query'

const ReviewsDialog = lazy(() =>
  import('./ReviewsDialog').then((module) => ({ default: module.ReviewsDialog })),
)

type ReviewsProps = {
  hotel: Pick<Hotel, 'id' | 'label' | 'review'>
  /** Id of the section; each page has one of a kind. */
  id?: string
}

/** Reviews of guests. A failure or no review: nothing is shown (spec B §8). */
export function Reviews({ hotel, id = 'reviews' }: ReviewsProps) {
  const { t } = useTranslation('product')
  const { locale, flags } = useVisit()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(highlightsQuery(useApi(), { hotelId: hotel.id, locale }))
  if (!data || data.list.length === 0) return null
  const quotes = positiveReviews(data.list)
  return (
    <Section id={id} title={t('reviews.title')}>
      <Score size="xl" {...hotel.review} allIncentive={flags.allIncentive === true} />
      <div className={styles.bars}>
        {data.details.map(({ label, score }) => (
          <ScoreBar key={label} label={t(`reviews.criterion.${label}`)} score={score} />
        ))}
      </div>
      <div className={styles.quotes}>
        {quotes.map((review) => (
          <ReviewQuote key={review.id} review={review} />
        ))}
      </div>
      <Button variant="line" className={styles.all} onClick={() => setOpen(true)}>
        {t('reviews.all', { count: hotel.review.count })}
      </Button>
      <p className={styles.checked}>{t('reviews.checked')}</p>
      {open && (
        <Suspense fallback={null}>
          <ReviewsDialog hotel={hotel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
