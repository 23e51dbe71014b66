import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { useQuery } from '@tanstack/react-query'
import { ActivityDetail } from '../features/activity/ActivityDetail'
import { Expired, Failed, Loading } from '../features/activity/ActivityStates'
import { activityQuery } from '../features/activity/activity-query'
import styles from './App.module.scss'
import { activityIdOf } from './route'

export function App() {
  const { visit, href } = useShell()
  const id = activityIdOf(usePageLocation())
  const { data, error } = useQuery(activityQuery(useApi(), { id, locale: visit.locale }))
  useHead({ ...data?.pageModel, canonical: `/activity/${id}` })
  const isGone = data?.published === false || (error instanceof ApiError && error.status === 404)
  return (
    <div className={styles.page}>
      {data && <Breadcrumb items={data.breadCrumb.map(({ label, uri }) => ({ label, href: href(uri) }))} />}
      {isGone ? <Expired /> : error ? <Failed /> : data ? <ActivityDetail activity={data} /> : <Loading />}
    </div>
  )
}
