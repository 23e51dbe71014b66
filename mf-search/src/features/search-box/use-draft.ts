import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { onlyGiven } from '@escapade/shared-contracts/criteria/criteria-keys'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { atom, useAtom } from 'jotai'

/** Choices not sent yet: keys with their values, undefined where one was taken away. */
type Edits = Partial<Criteria>

/** The box above the results and the one that a phone opens are the same search: both show what was entered in either. */
const editsAtom = atom<{ flow: Flow | null; edits: Edits }>({ flow: null, edits: {} })

const none: Edits = Object.freeze({})

export function editsOf(criteria: Criteria, draft: Criteria): Edits {
  const keys = new Set([...Object.keys(criteria), ...Object.keys(draft)])
  const changed = [...keys].filter((key) => String(criteria[key]) !== String(draft[key]))
  return Object.fromEntries(changed.map((key) => [key, draft[key]]))
}

export const withEdits = (criteria: Criteria, edits: Edits): Criteria => onlyGiven({ ...criteria, ...edits })

type DraftOf = { flow: Flow; criteria: Criteria; start?: Criteria }

/** The criteria with what is being chosen; what others change in them shows through. `start` stands where they are silent. */
export function useDraft({ flow, criteria, start = none }: DraftOf) {
  const [kept, keep] = useAtom(editsAtom)
  const edits = kept.flow === flow ? kept.edits : none
  const base = { ...start, ...criteria }
  return {
    draft: withEdits(base, edits),
    setDraft: (draft: Criteria) => keep({ flow, edits: editsOf(base, draft) }),
    /** Nothing is left to send. */
    dropEdits: () => keep({ flow: null, edits: none }),
  }
}
