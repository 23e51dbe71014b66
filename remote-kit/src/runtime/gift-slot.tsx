import { useGiftSession } from './gift-session'
import { Slot } from './slot'

type GiftSlotProps = {
  /** Price that the visitor is looking at; without it the line says what the gift is worth. */
  priceCents?: number | undefined
  className?: string
}

/**
 * Line on the part of the price that a received gift pays here (GI-037). Visitors without one load nothing for it.
 * Limit: the server knows no gift, so the line moves what is below it when a document is loaded (decision 067).
 */
export function GiftSlot({ priceCents, className }: GiftSlotProps) {
  const session = useGiftSession()
  if (!session) return null
  return <Slot fragment="mf-gifting/gift-balance" props={{ priceCents }} className={className} />
}
