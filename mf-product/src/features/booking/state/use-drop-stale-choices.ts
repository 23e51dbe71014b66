import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { validChoices } from '@escapade/shared-contracts/criteria/activity-choices'
import { useEffect } from 'react'

/** Takes activity days out of the hash that the new dates or party no longer allow. */
export function useDropStaleChoices(
  choices: readonly string[],
  activities: Quote['activityDates'] | undefined,
): void {
  const { update } = useCriteria()
  useEffect(() => {
    if (!activities) return
    const valid = validChoices(choices, activities)
    if (valid.length === choices.length) return
    update((current) => ({ ...current, activityDates: valid }), { replace: true })
  }, [choices, activities, update])
}
