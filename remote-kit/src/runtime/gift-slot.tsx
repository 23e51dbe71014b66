import { useGiftSession } from './gift-session'
import { Slot } from './slot'

type GiftSlotProps = {
  /** What the visitor is looking at costs; without it the line says what the gift is worth. */
  priceCents?: number | undefined
  className?: string
}

/** What a received gift pays here (GI-037). Visitors without one load nothing for it. */
export function GiftSlot({ priceCents, className }: GiftSlotProps) {
  const session = useGiftSession()
  if (!session) return null
  return <Slot fragment="mf-gifting/gift-balance" props={{ priceCents }} className={className} />
}
