import { useHead } from '@escapade/remote-kit/runtime/head'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { useEffect, useEffectEvent } from 'react'
import { activityHead } from '../features/activity/activity-head'

/** Tells search engines what the page says, and analytics that it was seen. */
export function useActivityHead(activity: ActivityOnlyDetail): void {
  const { visit, track } = useShell()
  useHead(activityHead({ activity, visit }))
  const seen = useEffectEvent(() =>
    track({ name: 'view_item', params: { item_id: activity.id, item_name: activity.label } }),
  )
  useEffect(() => seen(), [activity.id])
}
