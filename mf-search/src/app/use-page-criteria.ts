import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { repairCriteria } from '../search/criteria/repair-criteria'
import { useLastKnown } from '../search/queries/use-last-known'

/** True while the map covers the page. */
export const mapOpenAtom = atom(false)

/** The criteria of the address, as far as they can be meant. */
export function useRepairedCriteria(): Criteria {
  const { criteria } = useCriteria()
  const { now } = useVisit()
  return useMemo(() => repairCriteria(criteria, now), [criteria, now])
}

/**
 * The criteria of the address, for the page below the map. It keeps those of before for as long as the map covers it: a
 * search and two dozen new cards for each place that the map is moved to would be felt there.
 */
export function usePageCriteria(): Criteria {
  const criteria = useRepairedCriteria()
  const isCovered = useAtomValue(mapOpenAtom)
  return useLastKnown(isCovered ? null : criteria) ?? criteria
}
