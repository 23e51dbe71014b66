import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { useState } from 'react'
import { useRefine } from '../../search/criteria/use-refine'
import { useRouteOf } from '../../search/route/use-search-route'
import { editsOf, withEdits } from './use-draft'

type Applied = { flow: Flow; criteria: Criteria }

/**
 * The box above results: each choice is searched at once, as a filter is, so that the box never says other than the
 * results. The choice is shown until the criteria, which come deferred, say it.
 */
export function useApplied({ flow, criteria }: Applied) {
  const { criteria: bus } = useShell()
  const refine = useRefine(useRouteOf(flow))
  const [chosen, setChosen] = useState({ over: criteria, draft: criteria })
  const draft = chosen.over === criteria ? chosen.draft : criteria
  return {
    draft,
    setDraft: (next: Criteria) => {
      setChosen({ over: criteria, draft: next })
      refine(withEdits(bus.get(), editsOf(draft, next)))
    },
    dropEdits: () => {},
  }
}
