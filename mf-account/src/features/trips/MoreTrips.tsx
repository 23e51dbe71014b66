import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../common/LoadProblem'

type Props = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
}

/** The next orders of a group, where there are more. */
export function MoreTrips({ query }: Props) {
  const { t } = useTranslation('account')
  if (query.isFetchNextPageError) return <LoadProblem onRetry={() => query.fetchNextPage()} />
  if (!query.hasNextPage) return null
  return (
    <div>
      <Button variant="line" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {t('trips.more')}
      </Button>
    </div>
  )
}
