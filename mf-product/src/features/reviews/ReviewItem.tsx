import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Review } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import styles from './ReviewsDialog.module.scss'
import { useReviewer } from './use-reviewer'

export function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const lang = review.locale === locale ? undefined : bcp47(review.locale)
  return (
    <li className={styles.review}>
      <p className={styles.reviewer}>{useReviewer(review)}</p>
      {review.positive && (
        <p className={styles.opinion} data-good>
          <Icon name="plus" size="s" label={t('reviews.positive')} />
          <span lang={lang}>{review.positive}</span>
        </p>
      )}
      {review.negative && (
        <p className={styles.opinion}>
          <Icon name="minus" size="s" label={t('reviews.negative')} />
          <span lang={lang}>{review.negative}</span>
        </p>
      )}
    </li>
  )
}
