import type { PriceView } from '@escapade/shared-ui/price/Price'
import { atom } from 'jotai'

/** Total, per night or per person: one switch for every card of the page. */
export const priceViewAtom = atom<PriceView>('total')
