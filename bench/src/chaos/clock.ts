import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { workspace } from '../shop'

/** The evening before summer time begins in the markets; a run's first day. */
const today = '2027-03-27'
const jumps = [
  { name: 'clock jumps to midnight', to: '2027-03-27T22:59:57Z' },
  { name: 'clock jumps to the change of summer time', to: '2027-03-28T00:59:57Z' },
]

export type ChaosClock = ReturnType<typeof createClock>

/** A clock that gateway processes read from a file. */
export function createClock(folder: string) {
  const file = path.join(folder, 'clock')
  const set = (instant: string) => writeFileSync(file, String(Date.parse(instant) - Date.now()))
  set('2027-03-27T18:00:00Z')
  return {
    today,
    jumps: jumps.map(({ name, to }) => ({ name, jump: () => set(to) })),
    injected: {
      flags: ['--import', pathToFileURL(path.join(workspace, 'bench/src/chaos/fake-clock.mjs')).href],
      environment: { CHAOS_CLOCK_FILE: file },
    },
  }
}
