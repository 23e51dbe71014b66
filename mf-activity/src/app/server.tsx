import {
  defineServer,
  type PrepareContext,
  type PrepareResult,
} from '@escapade/remote-kit/runtime/define-server'
import { idOfPath } from '@escapade/shared-contracts/mount/path-id'
import { activityQuery } from '../features/activity/activity-query'
import { nearbyQuery } from '../features/others/nearby-query'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'

/** The activity decides the status: 404 for an unknown one, 410 for one that is no longer sold. */
async function prepare(context: PrepareContext): Promise<PrepareResult> {
  const { need, api, queryClient, location } = context
  const { locale } = context.visit
  const answer = await need(activityQuery(api, { id: idOfPath(location), locale }))
  if (answer?.activity === null) return { status: 404 }
  // With them in the document, the first load needs no call, and not the script that makes calls.
  if (answer) await queryClient.prefetchQuery(nearbyQuery(api, { activity: answer.activity, locale }))
  return { status: answer?.activity.published === false ? 410 : 200 }
}

export const { render } = defineServer({ remote: 'mf-activity', loadTexts, app: { view: App, prepare } })
