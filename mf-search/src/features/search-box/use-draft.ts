import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useState } from 'react'

/** What is being chosen; begins anew with every change of the criteria themselves. */
export function useDraft(criteria: Criteria) {
  const [draft, setDraft] = useState(criteria)
  const [from, setFrom] = useState(criteria)
  if (from !== criteria) {
    setFrom(criteria)
    setDraft(criteria)
  }
  return [draft, setDraft] as const
}
