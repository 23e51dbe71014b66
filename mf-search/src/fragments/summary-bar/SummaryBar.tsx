import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useQuery } from '@tanstack/react-query'
import { placeQuery } from '../../features/search-box/destination/destination-queries'
import { SearchSummary } from '../../features/summary/SearchSummary'
import { placeOf } from '../../search/criteria/place'

// The box is wanted once the bar is pressed.
const SearchBox = onDemand(async () => ({
  default: (await import('../../features/search-box/SearchBox')).SearchBox,
}))

export type SummaryBarProps = FragmentProps['mf-search/summary-bar']

/** Search in one line, on another page's phone; opens the search box over it (SE-074, SH-069). */
export function SummaryBar({ flow }: SummaryBarProps) {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const { data } = useQuery(placeQuery(useApi(), { locale, place: placeOf(criteria) }))
  return (
    <SearchSummary
      flow={flow}
      criteria={criteria}
      place={data?.label ?? null}
      renderBox={(onDone) => <SearchBox flow={flow} criteria={criteria} look="page" onSent={onDone} />}
    />
  )
}
