import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Facets } from '../../search/queries/facets'

/** Props that each kind of filter is given. */
export type SectionProps = {
  criteria: Criteria
  onChange: (criteria: Criteria) => void
  facets: Facets | null
  flow: Flow
}
