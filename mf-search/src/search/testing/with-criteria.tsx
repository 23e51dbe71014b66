import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { ReactNode } from 'react'

/** Reads the address for a part of a page, as the page does: `<WithCriteria>{(criteria) => …}</WithCriteria>` */
export const WithCriteria = ({ children }: { children: (criteria: Criteria) => ReactNode }) =>
  children(useCriteria().criteria)
