import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { idOfPath } from '@escapade/shared-contracts/mount/path-id'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActivityFailed } from '../features/activity/ActivityFailed'
import { ActivitySkeleton } from '../features/activity/ActivitySkeleton'
import { activityQuery } from '../features/activity/activity-query'
import styles from '../features/activity/States.module.scss'
import { TooLate } from '../features/activity/TooLate'
import { ActivityPage } from './ActivityPage'

/** One activity for a day: loading, then there, or unknown (AC-011, AC-021). */
export function App() {
  const id = idOfPath(usePageLocation())
  const { data, error } = useQuery(activityQuery(useApi(), { id, locale: useVisit().locale }))
  if (data?.activity === null) return <Unknown />
  if (data) return <ActivityPage key={data.activity.id} activity={data.activity} />
  return error ? <ActivityFailed /> : <ActivitySkeleton />
}

/** An address that names nothing: as if it were no longer sold. */
function Unknown() {
  const { t } = useTranslation('activity')
  useHead({ title: t('tooLate.metaTitle'), index: false })
  return (
    <div className={styles.state}>
      <TooLate headingLevel={1} />
    </div>
  )
}
