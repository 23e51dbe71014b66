import { buy, Refused } from './drill-shop'

type Moment = 'before' | 'during' | 'after'
/** Orders that were confirmed to their buyers, by when. */
export type Confirmed = Record<Moment, string[]>

type Sale = {
  origin: string
  buyers: number
  today?: string
  /** Called with a refusal of the shop; without it a refusal is a failure. */
  onRefusal?: (said: string) => void
}

/** Buyers who order one after the other until it ends. */
export function startSale({ origin, buyers, today, onRefusal }: Sale) {
  const confirmed: Confirmed = { before: [], during: [], after: [] }
  let isOver = false
  let failure: unknown = null
  let number = 0
  let wake = () => {}

  const sale = {
    confirmed,
    moment: 'before' as Moment,
    /** Resolves once so many were confirmed in a moment. */
    async sold(moment: Moment, orders: number) {
      while (confirmed[moment].length < orders) {
        if (failure) throw failure
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    async end() {
      isOver = true
      await Promise.all(buying)
    },
  }

  const buyOne = async () => {
    number += 1
    const began = sale.moment
    const order = await buy({ origin, number, today, until: () => isOver })
    // An order begun before the backup and confirmed after its begin may be in it or not.
    if (order) confirmed[began === 'before' && sale.moment !== 'before' ? 'during' : sale.moment].push(order)
  }
  const buying = Array.from({ length: buyers }, async () => {
    while (!isOver && !failure) {
      await buyOne().catch((error) => {
        if (onRefusal && error instanceof Refused) onRefusal(error.message)
        else failure = error
      })
      wake()
    }
  })
  return sale
}
