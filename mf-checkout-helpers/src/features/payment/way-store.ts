import type { PaymentWay } from '@escapade/shared-contracts/rules/money/payment-ways'

const storageKey = 'escapade.way-to-pay'

type Kept = { subject: string; way: PaymentWay }
type Options = { storage: Pick<Storage, 'getItem' | 'setItem'>; subject: string }

/** The way that was chosen for what is bought: a reload or the bank's page in between does not lose it. */
export const createWayStore = ({ storage, subject }: Options) => ({
  read(): PaymentWay | null {
    const kept = parse(storage.getItem(storageKey))
    return kept?.subject === subject ? kept.way : null
  },
  write: (way: PaymentWay) => storage.setItem(storageKey, JSON.stringify({ subject, way } satisfies Kept)),
})

function parse(text: string | null): Kept | null {
  try {
    return text ? (JSON.parse(text) as Kept) : null
  } catch {
    return null
  }
}
