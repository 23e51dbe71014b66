import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState } from 'react'
import type { BuyerDraft } from '../../features/buyer/buyer-fields'
import { hasPrinted, parcelPostage } from '../../features/gift/gift-order'
import {
  checkParcel,
  newParcel,
  type ParcelDraft,
  parcelAddress,
  postageAbroad,
} from '../../features/gift/gift-parcel'
import { readParcel, writeParcel } from '../../features/gift/gift-typed-store'

/**
 * Address of printed gifts, and the extra postage over that within the market. Typed text is still there after a
 * reload or a change of the gift. `buyerCountry` counts where the parcel goes to the buyer.
 */
export function useGiftParcel(gifts: readonly GiftInBasket[], buyerCountry: string) {
  const home = countryOf(useVisit().locale)
  const [parcel, setParcel] = useState(() => readParcel(tabStorage) ?? newParcel(home))
  const isPrinted = hasPrinted(gifts)
  const shipping = parcelPostage(gifts)
  const country = parcel.toBuyer ? buyerCountry : parcel.address.country
  return {
    parcel,
    change(next: ParcelDraft) {
      setParcel(next)
      writeParcel(tabStorage, next)
    },
    isPrinted,
    isToBuyer: isPrinted && parcel.toBuyer,
    problems: isPrinted ? checkParcel(parcel, { country: buyerCountry }) : {},
    addressOf: (buyer: BuyerDraft) => (isPrinted ? parcelAddress(parcel, buyer) : null),
    abroadCents: shipping ? postageAbroad(shipping, { home, country }) : 0,
  }
}
