import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePortFrom } from './free-port'

type EmulatorModule = {
  startEmulator(place: { port: number; varDir: string }): Promise<{ origin: string }>
}

/** The first of the ports that are tried. */
const firstPort = 4250

/**
 * Starts the shop of `@escapade/shell-emulator`, where a remote's repository has it: the shell with recorded calls.
 * Answers its address, or null.
 */
export async function openEmulator(dir: string): Promise<string | null> {
  const { resolve } = createRequire(path.join(dir, 'package.json'))
  let file: string
  try {
    file = resolve('@escapade/shell-emulator/start-emulator')
  } catch {
    return null
  }
  const { startEmulator }: EmulatorModule = await import(pathToFileURL(file).href)
  const varDir = path.join(dir, '.cache/emulator')
  return (await startEmulator({ port: await freePortFrom(firstPort), varDir })).origin
}
