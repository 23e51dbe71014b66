import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useState } from 'react'
import { placeOf, pointOf } from '../criteria/place'

/** Value of an answer; while another one about the same is under way, that of the one before. */
export function useLastKnown<Value>(value: Value | null, about = ''): Value | null {
  const [known, setKnown] = useState({ about, value })
  if (value !== null && (value !== known.value || about !== known.about)) setKnown({ about, value })
  return value ?? (about === known.about ? known.value : null)
}

/** Last known value of what is said of the place of the search. */
export function useKnownOfPlace<Value>(value: Value | null, criteria: Criteria): Value | null {
  return useLastKnown(value, JSON.stringify([placeOf(criteria), pointOf(criteria)]))
}
