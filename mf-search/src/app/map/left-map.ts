import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

const storageKey = 'escapade.open-map'
/** A hash never holds one: it is written as %20. */
const gap = ' '

/** The map that is open in this tab, for the way back to it: at which criteria, and what was searched before it moved. */
export const leftMap = {
  keep: (criteria: Criteria, before: Criteria): void =>
    tabStorage.setItem(
      storageKey,
      [criteria, before].map((each) => serializeCriteria({ criteria: each })).join(gap),
    ),
  drop: (): void => tabStorage.removeItem(storageKey),
  /** Criteria of the search before the map that is open at these was moved; null: none is open. */
  beforeOf(criteria: Criteria): Criteria | null {
    const [at, before = ''] = tabStorage.getItem(storageKey)?.split(gap) ?? []
    return at === serializeCriteria({ criteria }) ? parseCriteria({ hash: before }) : null
  },
}
