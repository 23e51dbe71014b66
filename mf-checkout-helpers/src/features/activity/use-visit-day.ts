import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysQuery } from './days-query'

/** The day of the visit as the hash has it, changed in place; its calendar is fetched once it is needed. */
export function useVisitDay({ productId, adults, date }: ActivityOnlyItem) {
  const { now, locale } = useVisit()
  const { update } = useCriteria()
  const [isAsked, setAsked] = useState(false)
  const value = date ?? null
  const { data, isError } = useQuery({
    ...daysQuery(useApi(), { id: productId, adults, locale }),
    enabled: isAsked || value !== null,
  })
  return {
    /** The day that was chosen has no places left for the party. */
    isGone: value !== null && data !== undefined && !data[value],
    choice: {
      now,
      locale,
      value,
      days: isError ? null : data,
      onChange: (day: string | null) =>
        update((current) => ({ ...current, checkin: day ?? undefined }), { replace: true }),
      onOpen: () => setAsked(true),
    },
  }
}
