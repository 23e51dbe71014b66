import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { listTitle } from '../../search/count-title'
import type { SearchRoute } from '../../search/route/route'
import { type Asked, isStopped, Stopped } from '../../search/waiting/Waiting'
import styles from './Results.module.scss'
import { ResultsHead } from './ResultsHead'
import { ResultsSkeleton } from './ResultsSkeleton'

type ResultsWaitingProps = { route: SearchRoute; query: Asked }

/** In place of results that are not there: on their way, failed, or waiting for the connection (SE-061). */
export function ResultsWaiting({ route, query }: ResultsWaitingProps) {
  const { t } = useTranslation('search')
  const title = listTitle({ route, t })
  if (isStopped(query))
    return (
      <div className={styles.results} data-stopped>
        <ResultsHead title={title} />
        <Stopped query={query} />
      </div>
    )
  return (
    <>
      <Heading level={1} className="vh">
        {title}
      </Heading>
      <ResultsSkeleton />
    </>
  )
}
