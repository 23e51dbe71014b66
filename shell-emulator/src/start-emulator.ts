import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { replayCalls } from './replay-calls'
import { startShell } from './start-shell'

export type Emulator = { origin: string; stop(): Promise<void> }

/** Files that packing lays beside this module (packages/src/pack-shop.ts). */
const fileOf = (name: string) => fileURLToPath(new URL(`shop/${name}`, import.meta.url))

/**
 * Starts the shop that the package holds: the shell, the remotes as they were when it was packed, and recorded calls in
 * the place of the gateway. `varDir` is what it may write to.
 */
export async function startEmulator({ port, varDir }: { port: number; varDir: string }): Promise<Emulator> {
  const calls = await replayCalls(JSON.parse(await readFile(fileOf('calls.json'), 'utf8')))
  const files = {
    script: fileOf('shell/server/server.js'),
    registry: fileOf('registry.json'),
    releasesDir: fileOf('releases'),
  }
  const shell = await startShell(files, { port, gateway: calls.origin, varDir })
  return {
    origin: shell.origin,
    async stop() {
      await shell.stop()
      await calls.stop()
    },
  }
}
