import type { Facet, PriceFacet, SearchFilters } from '@escapade/shared-contracts/api/search/search-schemas'
import { distanceSteps } from '@escapade/shared-contracts/rules/search/distances'
import { type Language, type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Place } from '../destinations/public'
import type { LabelOf } from '../labels/public'
import { type FacetKind, facetKinds } from './facet-kinds'
import { type PackageFlagKey, packageFlagKeys } from './filters/package-flags'
import { scoreSteps } from './index/columns/hotel-columns'
import type { DistanceCounts } from './index/distance-counts'
import type { FacetCounts } from './index/facet-counter'
import { townWords } from './town-words'

type Input = { counts: FacetCounts; labelOf: LabelOf; locale: Locale }

/** Values for the filters in the language, the most frequent first; stars and scores from the most down. */
export function presentFacets({ counts, ...words }: Input): SearchFilters & { price: PriceFacet } {
  const lists = facetKinds.map((kind) => [kind, presentKind({ kind, counts: counts.values[kind], ...words })])
  return {
    ...(Object.fromEntries(lists) as Record<FacetKind, Facet[]>),
    hotelScore: scoreSteps.map((score) => facet(String(score), String(score), counts.scores[score])),
    ...presentFlags(counts),
    price: counts.prices,
  }
}

/** A flag has one value: on. The page has the words for it. */
const presentFlags = ({ flags }: FacetCounts) =>
  Object.fromEntries(packageFlagKeys.map((key) => [key, [facet('true', 'true', flags[key])]])) as Record<
    PackageFlagKey,
    Facet[]
  >

type Distances = { counts: DistanceCounts; place: Place | null; locale: Locale }

/** Hotels that each distance would leave, the nearest first: of a town, that is the town alone. */
export function presentDistances({ counts: { town, steps }, place, locale }: Distances): Facet[] {
  const around = distanceSteps.map((km, step) => facet(String(km), `${km} km`, steps[step]))
  if (town === null || !place) return around
  return [facet('0', townWords({ names: place.names, locale }).only, town), ...around]
}

const facet = (id: string, label: string, count = 0): Facet => ({ id, label, count })

type Kind = { kind: FacetKind; counts: Map<string, number>; labelOf: LabelOf; locale: Locale }

function presentKind({ kind, counts, labelOf, locale }: Kind): Facet[] {
  if (kind === 'stars')
    return [...counts].map(([id, count]) => facet(id, id, count)).sort((a, b) => Number(b.id) - Number(a.id))
  return byLabel(
    [...counts.keys()].map((id) => facet(id, labelOf(kind, id, locale), counts.get(id))),
    languageOf(locale),
  )
}

const collators = new Map<string, Intl.Collator>()

function byLabel(facets: Facet[], language: Language): Facet[] {
  const collator = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, collator)
  return facets.sort((a, b) => b.count - a.count || collator.compare(a.label, b.label))
}
