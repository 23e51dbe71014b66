import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { atom, useAtom } from 'jotai'

/** What was chosen and not sent yet: keys with their values, undefined where one was taken away. */
type Edits = Partial<Criteria>

/** The box above the results and the one that a phone opens are the same search: both show what was entered in either. */
const editsAtom = atom<{ flow: Flow | null; edits: Edits }>({ flow: null, edits: {} })

const none: Edits = Object.freeze({})

export function editsOf(criteria: Criteria, draft: Criteria): Edits {
  const keys = new Set([...Object.keys(criteria), ...Object.keys(draft)])
  const changed = [...keys].filter((key) => String(criteria[key]) !== String(draft[key]))
  return Object.fromEntries(changed.map((key) => [key, draft[key]]))
}

export const withEdits = (criteria: Criteria, edits: Edits): Criteria =>
  Object.fromEntries(Object.entries({ ...criteria, ...edits }).filter(([, value]) => value !== undefined))

/** The criteria with what is being chosen. What others change in the criteria shows through. */
export function useDraft(flow: Flow) {
  const { criteria } = useCriteria()
  const [kept, keep] = useAtom(editsAtom)
  const edits = kept.flow === flow ? kept.edits : none
  return {
    draft: withEdits(criteria, edits),
    setDraft: (draft: Criteria) => keep({ flow, edits: editsOf(criteria, draft) }),
    /** Nothing is left to send. */
    dropEdits: () => keep({ flow: null, edits: none }),
  }
}
