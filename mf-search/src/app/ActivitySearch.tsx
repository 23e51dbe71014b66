import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { ActivitySearchAnswer } from '@escapade/shared-contracts/api/stays/activities-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { useTranslation } from 'react-i18next'
import { ActivityGrid } from '../features/activities/ActivityGrid'
import { useTargetedBanner } from '../features/banners/use-targeted-banner'
import { RankingLink } from '../features/ranking/RankingLink'
import { AboutPlace } from '../features/results/AboutPlace'
import { Blocks } from '../features/results/Blocks'
import { NoResults, NoSuchPage } from '../features/results/NoResults'
import { Pages } from '../features/results/Pages'
import styles from '../features/results/Results.module.scss'
import { ResultsHead } from '../features/results/ResultsHead'
import { ResultsWaiting } from '../features/results/ResultsWaiting'
import { ShareLink } from '../features/share/ShareLink'
import { useActivitySearch } from '../search/queries/use-search'
import { Rehearsing } from '../search/rehearsal'
import type { SearchRoute } from '../search/route/route'
import { UntilAnswered } from '../search/UntilAnswered'
import { BetweenBlocks } from './BetweenBlocks'
import { Refinements } from './Refinements'

/** Activities for a day: their own cards, title and filters; no order and no map to choose (SE-001, SE-083). */
export function ActivitySearch(route: SearchRoute) {
  return (
    <Rehearsing>
      <Refinements route={route} />
      <UntilAnswered route={route}>
        <ActivityResults route={route} />
      </UntilAnswered>
    </Rehearsing>
  )
}

function ActivityResults({ route }: { route: SearchRoute }) {
  const { flow, page } = route
  const { criteria } = useCriteria()
  const query = useActivitySearch(route)
  const banner = useTargetedBanner(flow)
  const { data } = query
  if (!data) return <ResultsWaiting route={route} query={query} />
  const { totalCount } = data.searchDetails
  const hash = serializeCriteria({ criteria })
  return (
    <div className={styles.results}>
      <ActivityHead answer={data} />
      <Blocks
        results={data.activityOnlyPackages}
        render={(results, isFirst) => <ActivityGrid results={results} hash={hash} first={isFirst} />}
        between={(block, isLast) => <BetweenBlocks {...{ route, block, isLast, banner, hash }} />}
      />
      {totalCount === 0 && <NoResults route={route} />}
      {totalCount > 0 && data.activityOnlyPackages.length === 0 && <NoSuchPage route={route} hash={hash} />}
      <Pages route={route} totalCount={totalCount} hash={hash} />
      {page === 0 && <AboutPlace flow={flow} answer={data} />}
    </div>
  )
}

function ActivityHead({ answer }: { answer: ActivitySearchAnswer }) {
  const { t } = useTranslation('search')
  const count = answer.searchDetails.totalCount
  return (
    <ResultsHead
      title={answer.mainTitle}
      about={
        <div className={styles.rank}>
          <span>{t('results.count', { count })}</span>
          {count > 0 && <RankingLink />}
          <ShareLink look="text" />
        </div>
      }
    />
  )
}
