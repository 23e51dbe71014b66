import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Filling leaves garbage among what stays, and the engine would keep the space for more, though nothing of that size
 * follows: collected and moved together once, it goes back to the system.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  setFlagsFromString('--compact-on-every-full-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  setFlagsFromString('--no-compact-on-every-full-gc')
  setFlagsFromString('--no-expose-gc')
}
