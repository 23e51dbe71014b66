import { closeSync, openSync, statfsSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresServer } from '@escapade/gateway/platform/database/postgres'
import type { DrilledGateway } from '@escapade/gateway/testing/drill/drilled-gateway'
import type { ChaosClock } from './clock'

type Shop = { gateway: DrilledGateway; server: PostgresServer | null; folder: string; clock: ChaosClock }
type Disaster = { name: string; strike: () => Promise<void> }

/** A disk that is larger is not filled up: others live on it. */
const smallDiskBytes = 1_500_000_000
const awayMs = 2_000
const fullMs = 4_000

/** Disasters at random moments; each clock's jump once, in their order. */
export function createDisasters({ gateway, server, folder, clock }: Shop) {
  const disasters: Disaster[] = [
    { name: 'gateway killed', strike: async () => gateway.crash() },
    { name: 'gateway stopped for 2 s (SIGSTOP)', strike: () => freeze(gateway) },
    ...(server ? [{ name: 'PostgreSQL away for 2 s', strike: () => server.crash(awayMs) }] : []),
    ...(isSmall(folder) ? [{ name: 'disk full for 4 s', strike: () => fillDisk(folder) }] : []),
  ]
  return {
    async run(forMs: number): Promise<Map<string, number>> {
      const happened = new Map<string, number>()
      const strike = async ({ name, strike: now }: Disaster) => {
        await now()
        happened.set(name, (happened.get(name) ?? 0) + 1)
      }
      const began = performance.now()
      const jumps = [...clock.jumps]
      for (let turn = 0; performance.now() - began < forMs; turn += 1) {
        await pause(1_000 + Math.random() * 6_000)
        await strike(disasters[turn % disasters.length] as Disaster)
        const passed = (performance.now() - began) / forMs
        const jump = passed > (clock.jumps.length - jumps.length + 1) / 3 ? jumps.shift() : undefined
        if (jump) await strike({ name: jump.name, strike: async () => jump.jump() })
      }
      return happened
    },
  }
}

async function freeze({ pid }: DrilledGateway) {
  const frozen = pid()
  if (!frozen) return
  process.kill(frozen, 'SIGSTOP')
  await pause(awayMs)
  process.kill(frozen, 'SIGCONT')
}

function isSmall(folder: string): boolean {
  const { blocks, bsize } = statfsSync(folder)
  return blocks * bsize < smallDiskBytes
}

/** To the last byte, and for a while. */
async function fillDisk(folder: string) {
  const file = path.join(folder, 'ballast')
  const descriptor = openSync(file, 'w')
  for (const size of [1 << 20, 1 << 12]) {
    const block = Buffer.alloc(size, 1)
    try {
      for (;;) writeSync(descriptor, block)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(descriptor)
  await pause(fullMs)
  await rm(file)
}
