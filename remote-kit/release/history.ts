import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import os from 'node:os'
import { promisify } from 'node:util'
import type { HistoryRecord } from '@escapade/shared-contracts/mount/registry-api'

const run = promisify(execFile)

/** Names the user of this machine, and the commit that the folder is at, where it is one of git. */
export async function readBy(dir: string): Promise<Pick<HistoryRecord, 'who' | 'commit'>> {
  const commit = await run('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: dir }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  const user = process.env.USER || os.userInfo().username
  return { who: `${user}@${os.hostname()}`, commit }
}

/** Names a public key (SPKI in base64) in few characters. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('base64url').slice(0, 12)
