import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { SearchBox, type SearchBoxProps } from '../../features/search-box/SearchBox'

/** The search box on another page, with that page's criteria. */
export const BoxOfPage = ({ flow, look }: Pick<SearchBoxProps, 'flow' | 'look'>) => (
  <SearchBox flow={flow} criteria={useCriteria().criteria} look={look} />
)
