import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Addresses of Unix sockets are no longer than this, on any system. */
const longest = 100

/**
 * Path at which commands reach the gateway that has a folder open: beside the folder, if the address is not too long.
 */
export function socketPath(dataDir: string): string {
  const beside = `${dataDir}.sock`
  if (process.platform !== 'win32' && Buffer.byteLength(beside) <= longest) return beside
  const name = `escapade-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\?\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`)
}
