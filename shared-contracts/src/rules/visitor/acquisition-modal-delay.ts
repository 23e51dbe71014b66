type Visit = {
  /** Page type before. Null on the first page. */
  fromType: string | null
  toType: string
  dismissed: boolean
  affiliate: boolean
  customerCare: boolean
}

const delayMs = 10_000
const askingPages: readonly string[] = ['home', 'search', 'product']

/** Delay after a move to another type of page before the e-mail address is asked for. Null: do not ask (spec B §4). */
export function acquisitionModalDelay(visit: Visit): number | null {
  const { fromType, toType, dismissed, affiliate, customerCare } = visit
  const isSpared = dismissed || affiliate || customerCare
  const hasMoved = fromType && fromType !== toType && askingPages.includes(toType)
  return hasMoved && !isSpared ? delayMs : null
}
