import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import type { PriceView } from '@escapade/shared-ui/price/Price'
import { atom } from 'jotai'

const storageKey = 'escapade.price-view'
export const priceViews = ['total', 'night', 'person'] as const

/** Chosen on this page or on an earlier one of the same document; on the server always the total. */
let chosen: PriceView = 'total'

const chosenHereAtom = atom<PriceView | null>(null)

/** Total, per night or per person: one switch for every card of the page, and for the page one comes back to. */
export const priceViewAtom = atom(
  (get) => get(chosenHereAtom) ?? chosen,
  (_get, set, view: PriceView) => {
    chosen = view
    tabStorage.setItem(storageKey, view)
    set(chosenHereAtom, view)
  },
)

/** A reload keeps the view too, once the page is as the server has drawn it. */
priceViewAtom.onMount = (set) => {
  const kept = priceViews.find((view) => view === tabStorage.getItem(storageKey))
  if (kept && kept !== chosen) set(kept)
}
