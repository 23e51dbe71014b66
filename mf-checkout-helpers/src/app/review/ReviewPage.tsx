import { useHead } from '@escapade/remote-kit/runtime/head'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { BookingSkeleton } from '../booking/BookingSkeleton'

/** Checkouts do without it. */
const StayReview = onDemand(async () => ({ default: (await import('./StayReview')).StayReview }), {
  waiting: <BookingSkeleton />,
})

const watchHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** `/review#{token}`: a guest writes about a stay that is over. The server never sees the token: it draws the skeleton. */
export function ReviewPage() {
  const { t } = useTranslation('checkout')
  const token = useSyncExternalStore(
    watchHash,
    () => window.location.hash.slice(1),
    () => null,
  )
  useHead({ title: t('review.metaTitle'), index: false, follow: false })
  return token === null ? <BookingSkeleton /> : <StayReview key={token} token={token} />
}
