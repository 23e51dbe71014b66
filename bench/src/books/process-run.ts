import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { sandboxSecret } from '@escapade/gateway/capabilities/payments/sandbox/sandbox-webhooks'
import { type Db, openDatabase } from '@escapade/gateway/platform/database/database'
import { loadSigner } from '@escapade/gateway/platform/signer'
import { createDrilledGateway, type DrilledGateway } from '@escapade/gateway/testing/drill/drilled-gateway'
import { buildGateway, type Places, withPlaces } from '../drill-places'
import { createMovingClock, type MovingClock } from '../moving-clock'
import { createRandom } from '../random'
import { auditBooks } from './audit-books'
import { createCalls } from './calls'
import { furnishFewRooms, start } from './few-rooms'
import { buyGift } from './gift-steps'
import { createKiller } from './killer'
import { line, printCounts } from './report'
import { takeSteps } from './steps'
import type { Visitors } from './visitors'

const { STEPS = '10000', KILLS = '45', CLIENTS = '8', GATEWAYS = '2', SEED = '1' } = process.env

/** Random steps against gateways that are killed again and again; answers what is untrue afterwards. */
export const runOnProcesses = (): Promise<string[]> =>
  withPlaces('postgres', async ({ from, folder }) => {
    await furnishFewRooms(from)
    const clock = createMovingClock(folder, start)
    const logFile = openSync(process.env.BOOKS_LOG ?? path.join(folder, 'gateway.log'), 'a')
    const { db, close } = await openDatabase({ ...from, databasePool: 3 })
    const gateways = await startGateways({ from, clock, logFile })
    try {
      return await shopAndAudit({ db, clock, gateways })
    } finally {
      await Promise.all(gateways.map((gateway) => gateway.kill()))
      await close()
      closeSync(logFile)
    }
  })

type Starting = Pick<Places, 'from'> & { clock: MovingClock; logFile: number }

async function startGateways({ from, clock, logFile }: Starting): Promise<DrilledGateway[]> {
  const dist = await buildGateway()
  const { flags, environment } = clock.injected
  const gateways: DrilledGateway[] = []
  for (let number = 0; number < Number(GATEWAYS); number += 1) {
    const place = { ...from, varDir: `${from.varDir}-${number}` }
    const program = { dist, place, logFile, isKeptRunning: true, flags, environment }
    const gateway = await createDrilledGateway(program)
    gateways.push(gateway)
    await gateway.start()
  }
  return gateways
}

type Shop = { db: Db; clock: MovingClock; gateways: DrilledGateway[] }

async function shopAndAudit({ db, clock, gateways }: Shop): Promise<string[]> {
  const random = createRandom(Number(SEED))
  const visitors = await openVisitors({ db, clock, random, origins: gateways.map(({ origin }) => origin) })
  for (let gift = 0; gift < 8; gift += 1) await buyGift(visitors)
  const killer = createKiller({ gateways, random, steps: Number(STEPS), kills: Number(KILLS) })
  const began = performance.now()
  const run = { visitors, steps: Number(STEPS), clients: Number(CLIENTS), onStep: killer.onStep }
  const taken = await takeSteps(run)
  const ended = performance.now()
  line(
    'steps, visitors, gateways, seconds',
    `${STEPS}, ${CLIENTS}, ${GATEWAYS}, ${((ended - began) / 1000).toFixed(0)}`,
  )
  printCounts('steps by kind', taken)
  printCounts('refused', visitors.calls.refusals)
  return auditBooks(visitors, { ended, killed: () => killer.killed })
}

type Opening = Pick<Visitors, 'db' | 'clock' | 'random'> & { origins: string[] }

async function openVisitors({ origins, ...world }: Opening): Promise<Visitors> {
  let keys = 0
  return {
    ...world,
    calls: createCalls({ origins, random: world.random }),
    secret: sandboxSecret(await loadSigner({ db: world.db, config: { secretKeys: [] } })),
    orders: [],
    gifts: [],
    told: { booked: new Set(), cancelled: new Map() },
    newKey: (name) => `books-${name}-${++keys}`,
  }
}
