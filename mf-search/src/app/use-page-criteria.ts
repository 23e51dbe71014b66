import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { atom, useAtomValue } from 'jotai'
import { useLastKnown } from '../search/queries/use-last-known'

/** Whether the map covers the page. */
export const mapOpenAtom = atom(false)

/**
 * The criteria of the address, for the page below the map. It keeps those of before for as long as the map covers it: a
 * search and two dozen new cards for each place that the map is moved to would be felt there.
 */
export function usePageCriteria(): Criteria {
  const { criteria } = useCriteria()
  const isCovered = useAtomValue(mapOpenAtom)
  return useLastKnown(isCovered ? null : criteria) ?? criteria
}
