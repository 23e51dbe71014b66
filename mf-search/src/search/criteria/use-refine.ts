import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { filterChanged } from '@escapade/shared-contracts/events/analytics-events'
import { firstPageOf, type SearchRoute } from '../route/route'

/** `replace`: no step that Back undoes, as where the map is moved on and on. */
type RefineOptions = { replace?: boolean }
export type Refine = (next: Criteria, options?: RefineOptions) => void

/** Writes other filters or another sort to the hash. The page number starts anew (SE-030). */
export function useRefine(route: SearchRoute): Refine {
  const { navigate, criteria: bus } = useShell()
  const emit = useEmit()
  return (next, options) => {
    for (const [key, value] of changesOf(bus.get(), next)) emit(filterChanged, { key, value })
    if (route.page === 0) return bus.update(() => next, options)
    navigate(firstPageOf(route, serializeCriteria({ criteria: next })), options)
  }
}

type FilterValue = string | number | string[] | null

function changesOf(before: Criteria, after: Criteria): [string, FilterValue][] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .filter((key) => String(before[key]) !== String(after[key]))
    .map((key) => [key, toPayload(after[key])])
}

const toPayload = (value: Criteria[string]): FilterValue =>
  typeof value === 'boolean' ? String(value) : (value ?? null)
