import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { SearchBox } from '../../features/search-box/SearchBox'

/** The search box on another page, with that page's criteria. */
export const BoxOfPage = ({ flow, look }: FragmentProps['mf-search/search-box']) => (
  <SearchBox flow={flow} criteria={useCriteria().criteria} look={look} />
)
