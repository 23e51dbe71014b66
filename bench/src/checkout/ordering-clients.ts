import { purchase } from '../orders/pay-times'

type Clients = { origin: string; packageId: string; checkin: string; clients: number }

/** Runs `work` while so many clients order and pay over HTTP, each anew as soon as it is answered. */
export async function whileOthersOrder<Result>(
  { clients, ...sale }: Clients,
  work: () => Promise<Result>,
): Promise<{ result: Result; orders: number }> {
  let isOver = false
  let orders = 0
  const client = async () => {
    while (!isOver) {
      orders += 1
      await purchase(sale, orders)
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  try {
    const result = await Promise.race([
      work(),
      all.then(() => Promise.reject(new Error('The clients ended'))),
    ])
    return { result, orders }
  } finally {
    isOver = true
    await all
  }
}
