import { useEvent } from '@escapade/remote-kit/runtime/events'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import type { StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { giftDrawerClosed } from '@escapade/shared-contracts/events/events'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The ways to give a stay, from its card (GI-035). Agents of customer care book for a caller instead. */
export function useGiftDrawer({ packages: [pack] }: StayResult) {
  const { t } = useTranslation('search')
  const { customerCare } = useVisit()
  const [isOpen, setOpen] = useState(false)
  if (!pack || customerCare) return { button: undefined, drawer: null }
  return {
    button: { label: t('card.give', { title: pack.label }), onOpen: () => setOpen(true) },
    drawer: isOpen && <GiftDrawer pack={pack} onClose={() => setOpen(false)} />,
  }
}

function GiftDrawer({ pack, onClose }: { pack: StayPackage; onClose: () => void }) {
  const { id, label, image } = pack
  useEvent(giftDrawerClosed, ({ productId }) => productId === id && onClose())
  return <Slot fragment="mf-gifting/gift-drawer" props={{ productId: id, label, imageBase: image.base }} />
}
