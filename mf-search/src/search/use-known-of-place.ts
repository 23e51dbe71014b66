import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useState } from 'react'
import { placeOf, pointOf } from './place'

/**
 * What an answer says of the place of the search; while another answer for the same place is under way, what the one before
 * it said. Null: nothing is known of this place yet.
 */
export function useKnownOfPlace<Value>(value: Value | null): Value | null {
  const { criteria } = useCriteria()
  const place = JSON.stringify([placeOf(criteria), pointOf(criteria)])
  const [known, setKnown] = useState({ place, value })
  if (value !== null && (value !== known.value || place !== known.place)) setKnown({ place, value })
  return value ?? (place === known.place ? known.value : null)
}
