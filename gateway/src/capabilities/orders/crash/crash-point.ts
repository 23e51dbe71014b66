/** Places where a test lets the process end, to see that a repeated call mends what is half done. */
export type CrashPoint =
  | 'order:stock-taken'
  | 'order:reserved'
  | 'order:intent-created'
  | 'order:intent-saved'
  | 'payment:begun'
  | 'payment:authorised'
  | 'payment:capturing'
  | 'payment:captured'
  | 'payment:confirmed'
  | 'change:stock-moved'
  | 'change:decided'
  | 'cancellation:stock-returned'
  | 'cancellation:decided'
  | 'refund:sent'
  | 'mail:delivered'

export type ReachCrashPoint = (point: CrashPoint) => void

export const noCrash: ReachCrashPoint = () => {}
