import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { useState } from 'react'
import type { BuyerDraft } from '../../features/buyer/buyer-fields'
import { checkParcel, newParcel, parcelAddress, postageAbroad } from '../../features/gift/gift-parcel'

/** Of a printed gift: where it goes, and what that costs more than within the market. */
export function useGiftParcel({ item, shipping }: GiftInBasket) {
  const home = countryOf(useVisit().locale)
  const [parcel, setParcel] = useState(() => newParcel(home))
  const isPrinted = item.format === 'physical'
  return {
    parcel,
    setParcel,
    isPrinted,
    isToBuyer: isPrinted && parcel.toBuyer,
    problemsOf: (buyer: BuyerDraft) => (isPrinted ? checkParcel(parcel, buyer) : {}),
    addressOf: (buyer: BuyerDraft) => (isPrinted ? parcelAddress(parcel, buyer) : null),
    /** Postage within the market: part of the gift's price. */
    homeCents: isPrinted && shipping ? shipping.amount : 0,
    abroadCents: (buyer: BuyerDraft) =>
      isPrinted && shipping
        ? postageAbroad(shipping, { home, country: parcelAddress(parcel, buyer).country })
        : 0,
  }
}
