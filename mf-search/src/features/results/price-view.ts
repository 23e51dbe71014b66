import type { PriceView } from '@escapade/shared-ui/price/Price'
import { atom } from 'jotai'

/** Chosen on this page or on an earlier one of the same document; on the server always the total. */
let chosen: PriceView = 'total'

const chosenHereAtom = atom<PriceView | null>(null)

/** Total, per night or per person: one switch for every card of the page, and for the page one comes back to. */
export const priceViewAtom = atom(
  (get) => get(chosenHereAtom) ?? chosen,
  (_get, set, view: PriceView) => {
    chosen = view
    set(chosenHereAtom, view)
  },
)
