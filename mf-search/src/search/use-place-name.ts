import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useState } from 'react'
import { placeOf } from './place'
import { type Route, useFound } from './use-search'

/** What the place of the search is called; while an answer is under way as the one before it called it, if it is the same. */
export function usePlaceName(route: Route): string | null {
  const { criteria } = useCriteria()
  const name = useFound(route)?.details.destination?.label ?? null
  const place = JSON.stringify(placeOf(criteria))
  const [known, setKnown] = useState({ place, name })
  if (name !== null && (name !== known.name || place !== known.place)) setKnown({ place, name })
  return name ?? (place === known.place ? known.name : null)
}
