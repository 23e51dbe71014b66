import type { Flow } from './flow'

export type FilterDropdown = 'activities' | 'price' | 'distance' | 'facilities' | 'more'

const shownIn: readonly { key: FilterDropdown; flows: readonly Flow[]; needsPlace?: true }[] = [
  { key: 'activities', flows: ['booking', 'gifting', 'activity'] },
  { key: 'price', flows: ['booking', 'gifting', 'activity', 'hotel'] },
  { key: 'distance', flows: ['booking', 'gifting', 'hotel'], needsPlace: true },
  { key: 'facilities', flows: ['booking', 'gifting', 'hotel'] },
  { key: 'more', flows: ['booking', 'gifting', 'hotel'] },
]

/** Dropdowns of the filter bar, in their order. A place is a city or a point, from which distance is measured. */
export function filterDropdowns({ flow, hasPlace }: { flow: Flow; hasPlace: boolean }): FilterDropdown[] {
  return shownIn
    .filter(({ flows, needsPlace }) => flows.includes(flow) && (hasPlace || !needsPlace))
    .map(({ key }) => key)
}
