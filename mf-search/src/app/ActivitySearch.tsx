import type { ActivitySearchAnswer } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityGrid } from '../features/activities/ActivityGrid'
import { useTargetedBanner } from '../features/banners/use-targeted-banner'
import { RankingLink } from '../features/ranking/RankingLink'
import { AboutPlace } from '../features/results/AboutPlace'
import { Blocks } from '../features/results/Blocks'
import { NoResults, NoSuchPage } from '../features/results/NoResults'
import { Pages } from '../features/results/Pages'
import styles from '../features/results/Results.module.scss'
import { ResultsFrame, StaleContext } from '../features/results/ResultsFrame'
import { ResultsHead } from '../features/results/ResultsHead'
import { ResultsWaiting } from '../features/results/ResultsWaiting'
import { ShareLink } from '../features/share/ShareLink'
import { useShownActivities } from '../search/queries/use-shown'
import type { SearchRoute } from '../search/route/route'
import { BetweenBlocks } from './BetweenBlocks'
import { Refinements } from './Refinements'
import { foundIn, SaveSearch } from './save/SaveSearch'

type ActivitySearchProps = { route: SearchRoute; criteria: Criteria }

/** Activities for a day: their own cards, title and filters; no order and no map to choose (SE-001, SE-083). */
export const ActivitySearch = memo(function ActivitySearch({ route, criteria }: ActivitySearchProps) {
  const [preview, setPreview] = useState<Criteria | null>(null)
  return (
    <>
      <Refinements route={route} criteria={criteria} onPreview={setPreview} />
      <ActivityResults route={route} criteria={preview ?? criteria} />
    </>
  )
})

const ActivityResults = memo(function ActivityResults({ route, criteria: wanted }: ActivitySearchProps) {
  const { flow, page } = route
  const { query, answer, criteria, isStale } = useShownActivities({ ...route, criteria: wanted })
  const banner = useTargetedBanner({ flow, criteria })
  if (!answer) return <ResultsWaiting route={route} query={query} />
  const { totalCount } = answer.searchDetails
  const hash = serializeCriteria({ criteria })
  return (
    <StaleContext value={isStale}>
      <ResultsFrame>
        <ActivityHead route={route} criteria={criteria} answer={answer} />
        <Blocks
          results={answer.activityOnlyPackages}
          render={(results, start) => <ActivityGrid results={results} hash={hash} first={start === 0} />}
          between={(block, isLast) => (
            <BetweenBlocks route={route} criteria={criteria} block={block} isLast={isLast} banner={banner} />
          )}
        />
        {totalCount === 0 && <NoResults route={route} criteria={criteria} />}
        {totalCount > 0 && answer.activityOnlyPackages.length === 0 && (
          <NoSuchPage route={route} hash={hash} />
        )}
        <Pages route={route} criteria={criteria} totalCount={totalCount} />
        {page === 0 && <AboutPlace flow={flow} criteria={criteria} answer={answer} />}
      </ResultsFrame>
    </StaleContext>
  )
})

type ActivityHeadProps = ActivitySearchProps & { answer: ActivitySearchAnswer }

function ActivityHead({ route, criteria, answer }: ActivityHeadProps) {
  const { t } = useTranslation('search')
  const count = answer.searchDetails.totalCount
  return (
    <ResultsHead
      title={answer.mainTitle}
      about={
        <div className={styles.rank}>
          <span>{t('results.count', { count })}</span>
          {count > 0 && <RankingLink />}
          <ShareLink />
          <SaveSearch route={route} criteria={criteria} found={foundIn(answer)} />
        </div>
      }
    />
  )
}
