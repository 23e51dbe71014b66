import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { furnish } from '@escapade/gateway/testing/drill/drill-shop'
import { createDrilledGateway } from '@escapade/gateway/testing/drill/drilled-gateway'
import { startSale } from '@escapade/gateway/testing/drill/sale'
import { audit, settle } from './chaos/audit'
import { createClock } from './chaos/clock'
import { createDisasters } from './chaos/disasters'
import { buildGateway, withPlaces } from './drill-places'

/**
 * `pnpm bench chaos`: buyers order while the gateway is killed, its database goes away, its disk fills up and its clock
 * jumps. Afterwards every order that was confirmed to a buyer has to be there, the money has to add up, every night has
 * to have its rooms, and every buyer one mail.
 */
const { DATABASE = 'embedded', SECONDS = '120', BUYERS = '4' } = process.env
const line = (name: string, value: unknown) => process.stdout.write(`${name.padEnd(44)}${value}\n`)

const problems = await withPlaces(DATABASE, async ({ from, folder, server }) => {
  const clock = createClock(folder)
  await furnish(from, clock.today)
  const logFile = openSync(process.env.CHAOS_LOG ?? path.join(folder, 'gateway.log'), 'a')
  const gateway = await createDrilledGateway({
    dist: await buildGateway(),
    place: from,
    logFile,
    isKeptRunning: true,
    ...clock.injected,
  })
  const refusals = new Map<string, number>()
  const onRefusal = (said: string) => void refusals.set(said, (refusals.get(said) ?? 0) + 1)
  try {
    await gateway.start()
    const sale = startSale({ origin: gateway.origin, buyers: Number(BUYERS), today: clock.today, onRefusal })
    const disasters = createDisasters({ gateway, server, folder, clock })
    const happened = await disasters.run(Number(SECONDS) * 1000)
    await gateway.untilReady()
    await sale.sold('before', sale.confirmed.before.length + 1)
    await sale.end()
    await settle(from)
    await gateway.stop()
    for (const [name, times] of happened) line(name, times)
    for (const [said, times] of refusals) line(`refused: ${said.slice(0, 60)}`, times)
    return await audit({ place: from, today: clock.today, confirmed: sale.confirmed.before, line })
  } finally {
    await gateway.kill()
    closeSync(logFile)
  }
})
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
