import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { type Codes, noCodes } from './codes'

/** As long as somebody may look for another date, or at the mail with the code. */
const keptMs = 2 * 3_600_000
const storageKey = 'escapade.codes'

type Stored = { subject: string; codes: Codes; at: number }
type Options = { storage: VisitorStorage; subject: string; now: () => number }

/**
 * Codes applied to one subject, `stay/7`: kept on the device, so that reload, Back and another tab show them, and
 * never shown with the next thing that is bought.
 */
export const createCodesStore = ({ storage, subject, now }: Options) => ({
  read(): Codes {
    const stored = parse(storage.getItem(storageKey))
    if (!stored || now() - stored.at >= keptMs) {
      storage.removeItem(storageKey)
      return noCodes
    }
    return stored.subject === subject ? stored.codes : noCodes
  },
  write(codes: Codes) {
    if (codes.promotion === null && codes.gifts.length === 0) return storage.removeItem(storageKey)
    storage.setItem(storageKey, JSON.stringify({ subject, codes, at: now() } satisfies Stored))
  },
})

/** Forgets the codes, which the purchase has used. */
export const forgetCodes = (storage: VisitorStorage) => storage.removeItem(storageKey)

function parse(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
