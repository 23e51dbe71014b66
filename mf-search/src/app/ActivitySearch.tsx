import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { Grid } from '@escapade/shared-ui/grid/Grid'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { ActivityResultCard } from '../features/activities/ActivityResultCard'
import { RankingLink } from '../features/ranking/RankingLink'
import { NoResults } from '../features/results/NoResults'
import { Pages } from '../features/results/Pages'
import styles from '../features/results/Results.module.scss'
import { ResultsWaiting } from '../features/results/ResultsWaiting'
import { useActivitySearch } from '../search/use-search'
import { Refinements } from './Refinements'
import type { SearchRoute } from './route'

/** Activities for a day: their own cards, title and filters; no order and no map to choose (SE-001, SE-083). */
export function ActivitySearch(route: SearchRoute) {
  return (
    <>
      <Refinements flow={route.flow} page={route.page} />
      <ActivityResults {...route} />
    </>
  )
}

function ActivityResults({ flow, page }: SearchRoute) {
  const { t } = useTranslation('search')
  const { criteria } = useCriteria()
  const query = useActivitySearch({ flow, page })
  const { data } = query
  if (!data) return <ResultsWaiting query={query} />
  const { totalCount } = data.searchDetails
  if (totalCount === 0) return <NoResults flow={flow} />
  const hash = serializeCriteria({ criteria })
  return (
    <div className={styles.results}>
      <div className={styles.head}>
        <div>
          <Heading level={1} aria-live="polite">
            {data.mainTitle}
          </Heading>
          <div className={styles.rank}>
            <span>{t('results.count', { count: totalCount })}</span>
            <RankingLink />
          </div>
        </div>
      </div>
      <Grid as="ul" columns={3}>
        {data.activityOnlyPackages.map((activity, index) => (
          <li key={activity.id}>
            <ActivityResultCard activity={activity} hash={hash} priority={index === 0} />
          </li>
        ))}
      </Grid>
      <Pages flow={flow} page={page} totalCount={totalCount} hash={hash} />
    </div>
  )
}
