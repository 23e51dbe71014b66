import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { isLocale, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoReviews, ReviewsFailed } from './NoReviews'
import { ReviewFilters } from './ReviewFilters'
import { ReviewItem } from './ReviewItem'
import styles from './ReviewsDialog.module.scss'
import { firstReviewLocale } from './review-locales'
import { allReviewsQuery, type ReviewSort } from './reviews-query'

type Props = { hotel: Pick<Hotel, 'id' | 'label'>; onClose: () => void }

/** Every review of the hotel, by language and order, ten at a time. */
export function ReviewsDialog({ hotel, onClose }: Props) {
  const { t } = useTranslation('product')
  const visited = useVisit().locale
  const [locale, setLocale] = useState<Locale | null>(() => firstReviewLocale(visited))
  const [sort, setSort] = useState<ReviewSort>('DATE_DESC')
  const query = useInfiniteQuery(allReviewsQuery(useApi(), { hotelId: hotel.id, locale, sort }))
  const reviews = query.data?.pages.flatMap(({ list }) => list)
  return (
    <Dialog title={t('reviews.titleOf', { hotel: hotel.label })} onClose={onClose} size="l">
      <ReviewFilters
        locale={locale}
        sort={sort}
        onLocale={(value) => setLocale(isLocale(value) ? value : null)}
        onSort={setSort}
      />
      <p className={styles.checked}>{t('reviews.checked')}</p>
      {query.isPending && <Loading />}
      {query.isError && !reviews && <ReviewsFailed onRetry={query.refetch} />}
      {reviews?.length === 0 && <NoReviews locale={locale} onAll={() => setLocale(null)} />}
      <ul className={styles.list}>
        {reviews?.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="line" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('reviews.more')}
        </Button>
      )}
    </Dialog>
  )
}

const Loading = () => (
  <div className={styles.loading}>
    {[6, 9, 7, 8, 5].map((_, index) => (
      <Skeleton key={index} />
    ))}
  </div>
)
