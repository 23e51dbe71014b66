import type { SearchFilters } from '@escapade/shared-contracts/api/search-schemas'
import type { ContentLanguage } from '../../platform/texts'
import { labelOf } from '../catalogue/labels/labels'
import { type FacetCounts, type FacetKind, facetKinds } from './hotel-traits'

/** Values for the filters in the language, the most frequent first; stars from the most down. */
export function presentFacets({
  counts,
  language,
}: {
  counts: FacetCounts
  language: ContentLanguage
}): SearchFilters {
  const entries = facetKinds.map((kind) => [kind, presentKind({ kind, counts: counts[kind], language })])
  return Object.fromEntries(entries)
}

function presentKind({
  kind,
  counts,
  language,
}: {
  kind: FacetKind
  counts: Record<string, number>
  language: ContentLanguage
}) {
  const facets = Object.entries(counts).map(([id, count]) => ({
    id,
    label: kind === 'stars' ? id : labelOf(kind, id, language),
    count,
  }))
  if (kind === 'stars') return facets.sort((a, b) => Number(b.id) - Number(a.id))
  return facets.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, language))
}
