import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { workspace } from './shop'

export type MovingClock = ReturnType<typeof createMovingClock>

/** A clock that gateway processes read from a file: it runs as the machine's does, and can be set. */
export function createMovingClock(folder: string, start: string) {
  const file = path.join(folder, 'clock')
  let ahead = 0
  const moveTo = (ms: number) => {
    ahead = ms - Date.now()
    // A gateway that reads meanwhile finds the one or the other, never half of it.
    writeFileSync(`${file}.next`, String(ahead))
    renameSync(`${file}.next`, file)
  }
  moveTo(Date.parse(start))
  const now = () => new Date(Date.now() + ahead)
  return {
    now,
    set: (instant: string) => moveTo(Date.parse(instant)),
    advance: (ms: number) => moveTo(now().getTime() + ms),
    injected: {
      flags: ['--import', pathToFileURL(path.join(workspace, 'bench/src/chaos/fake-clock.mjs')).href],
      environment: { CHAOS_CLOCK_FILE: file },
    },
  }
}
