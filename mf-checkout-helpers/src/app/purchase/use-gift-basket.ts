import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import {
  type GiftInBasket,
  maxGifts,
  readOtherGifts,
  setGiftAside,
  writeGift,
  writeOtherGifts,
} from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState } from 'react'
import { deliveryDraftOf } from '../../features/gift/gift-delivery'
import { forgetDelivery, writeDelivery } from '../../features/gift/gift-typed-store'

const toGifts = paths.search({ flow: 'gifting' })

/** The gifts of one order: `gift`, with the delivery that was chosen for it, and those that are ready. */
export function useGiftBasket(gift: GiftInBasket) {
  const { navigate, visit } = useShell()
  const [others, setOthers] = useState(() => readOtherGifts(tabStorage))
  const keep = (gifts: GiftInBasket[]) => {
    writeOtherGifts(tabStorage, gifts)
    setOthers(gifts)
  }
  return {
    gift,
    gifts: [...others, gift],
    others,
    /** Another one is chosen for the same order; null once the order is full. */
    addAnother:
      others.length + 1 < maxGifts
        ? () => {
            setGiftAside(tabStorage, gift)
            forgetDelivery(tabStorage)
            navigate(toGifts)
          }
        : null,
    /** The one that is shown changes places with it: its page makes one gift at a time. */
    change(index: number) {
      const chosen = others[index]
      if (!chosen) return
      writeOtherGifts(
        tabStorage,
        others.map((other, at) => (at === index ? gift : other)),
      )
      writeGift(tabStorage, chosen)
      writeDelivery(tabStorage, deliveryDraftOf(chosen.item, dayOf(visit.now)))
      navigate(chosen.uri)
    },
    remove: (index: number) => keep(others.filter((_, at) => at !== index)),
  }
}
