import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { type Destination, DestinationField } from '@escapade/shared-ui/destination/DestinationField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placeOf, placeQuery, suggestionsQuery } from './destination-queries'
import { rememberSearch, useRecentSearches } from './recent-searches'
import { withoutPlace, withPlace } from './search-draft'
import { useDebounced } from './use-debounced'

type DestinationCellProps = { draft: Criteria; onChange: (draft: Criteria) => void }

const pauseMs = 120
const none: readonly Destination[] = []

/** Where to. Suggestions that fail are only logged: typing goes on (SE-054). */
export function DestinationCell({ draft, onChange }: DestinationCellProps) {
  const api = useApi()
  const { locale } = useVisit()
  const [term, setTerm] = useState('')
  const settled = useDebounced(term, pauseMs)
  const { data, isFetching } = useQuery(suggestionsQuery(api, { locale, term: settled }))
  const place = placeOf(draft)
  const { data: named } = useQuery(placeQuery(api, { locale, place }))
  const recent = useRecentSearches()

  const choose = (destination: Destination) => {
    rememberSearch(destination)
    onChange(withPlace(draft, destination.category, destination.id))
  }
  return (
    <DestinationField
      value={place ? { label: named?.label ?? '' } : null}
      suggestions={term ? (data?.suggestions ?? none) : none}
      recent={recent}
      loading={isFetching || term !== settled}
      onInput={setTerm}
      onChoose={choose}
      onClear={() => onChange(withoutPlace(draft))}
    />
  )
}
