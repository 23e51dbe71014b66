import { setTimeout as pause } from 'node:timers/promises'
import { problemOf, readBooks } from '@escapade/gateway/capabilities/operations/books'
import { openDatabase } from '@escapade/gateway/platform/database/database'
import { keptOrders, wrongNights } from '@escapade/gateway/testing/drill/drill-shop'
import type { Place } from '@escapade/gateway/testing/drill/drilled-gateway'

/** Jobs finish a payment after half a minute. */
const paymentsMs = 35_000
/** An effect that failed several times waits for minutes. */
const longestMs = 300_000

/** Resolves once mails and refunds are out, or are taking too long. A command reads beside the gateway. */
export async function settle(place: Place): Promise<void> {
  const deadline = performance.now() + longestMs
  await pause(paymentsMs)
  while (performance.now() < deadline) {
    const { db, close } = await openDatabase(place)
    const { underWay } = await readBooks(db).finally(close)
    if (underWay === 0) return
    await pause(2_000)
  }
}

type Shop = {
  place: Place
  today: string
  confirmed: string[]
  line: (name: string, value: unknown) => void
}

/** Prints the books after it all; answers what is wrong with them. */
export async function audit({ place, today, confirmed, line }: Shop): Promise<string[]> {
  const { db, close } = await openDatabase(place)
  try {
    const books = await readBooks(db)
    const kept = await keptOrders(db)
    const lost = confirmed.filter((order) => !kept.has(order))
    const nights = await wrongNights(db, today)
    const problem = problemOf(books)
    line('orders, confirmed, confirmed to buyers', `${books.orders}, ${books.confirmed}, ${confirmed.length}`)
    line(
      'captured − refunded = kept by orders (cents)',
      `${books.capturedCents} − ${books.refundedCents} = ${books.owedCents}`,
    )
    line('mails, effects under way', `${books.mails}, ${books.underWay}`)
    return [
      ...(lost.length > 0 ? [`${lost.length} confirmed orders are lost`] : []),
      ...nights.map((night) => `rooms left and sold are not the allotment: ${night}`),
      ...(books.underWay > 0 ? [`${books.underWay} mails or refunds are not out`] : []),
      ...(problem ? [problem] : []),
    ]
  } finally {
    await close()
  }
}
