import path from 'node:path'
import { type Books, problemOf, readBooks } from '../../capabilities/operations/books'
import { openDatabase } from '../../platform/database/database'
import { furnish, keptOrders, wrongNights } from './drill-shop'
import { createDrilledGateway, type Place, runCommand } from './drilled-gateway'
import { type Confirmed, startSale } from './sale'

export type DrillReport = {
  /** Confirmed to buyers before the backup began, while it ran, and until the gateway was killed. */
  confirmed: { before: number; during: number; after: number }
  backupMs: number
  restoreMs: number
  restored: Books
  /** Orders that had been confirmed and are not in the restored database, by when they were. */
  lost: { before: number; during: number; after: number }
  wrongNights: string[]
  problem: string | null
}

type Drill = {
  dist: string
  from: Place
  /** Place to restore to: empty. */
  to: Place
  file: string
  /** Orders before, and at least so many after the backup. */
  orders: number
  buyers: number
}

/** Sells, takes a backup meanwhile, kills the gateway, restores elsewhere and compares with what buyers were promised. */
export async function drillRestore({ dist, from, to, file, orders, buyers }: Drill): Promise<DrillReport> {
  await furnish(from)
  const gateway = await createDrilledGateway({ dist, place: from })
  await gateway.start()
  const sale = startSale({ origin: gateway.origin, buyers })
  try {
    await sale.sold('before', orders)
    sale.moment = 'during'
    const backupMs = await timed(() =>
      runCommand({ dist, place: from }, ['backup', '--file', path.resolve(file)]),
    )
    sale.moment = 'after'
    await sale.sold('after', orders)
    await gateway.kill()
    await sale.end()
    const restoreMs = await timed(() =>
      runCommand({ dist, place: to }, ['restore', '--file', path.resolve(file)]),
    )
    return { backupMs, restoreMs, ...(await compare(to, sale.confirmed)) }
  } finally {
    await gateway.kill()
    await sale.end()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return Math.round(performance.now() - began)
}

async function compare(place: Place, confirmed: Confirmed) {
  const { db, close } = await openDatabase(place)
  try {
    const kept = await keptOrders(db)
    const count = (pick: (orders: string[]) => number) => ({
      before: pick(confirmed.before),
      during: pick(confirmed.during),
      after: pick(confirmed.after),
    })
    const restored = await readBooks(db)
    return {
      confirmed: count((orders) => orders.length),
      lost: count((orders) => orders.filter((order) => !kept.has(order)).length),
      restored,
      wrongNights: await wrongNights(db),
      problem: problemOf(restored),
    }
  } finally {
    await close()
  }
}
