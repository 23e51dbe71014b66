import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Review } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { useTranslation } from 'react-i18next'
import { useReviewer } from './use-reviewer'

/** A few good words, in large. */
export function ReviewQuote({ review }: { review: Review }) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const reviewer = useReviewer(review)
  return (
    <figure>
      <blockquote lang={review.locale === locale ? undefined : bcp47(review.locale)}>
        {t('reviews.quote', { text: review.positive })}
      </blockquote>
      <figcaption>{reviewer}</figcaption>
    </figure>
  )
}
