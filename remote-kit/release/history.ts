import { execFile } from 'node:child_process'
import { createHash, type KeyObject } from 'node:crypto'
import os from 'node:os'
import { promisify } from 'node:util'
import { publicKeyOf } from './publish-key'

/** One thing that was done to a remote's releases. */
export type HistoryRecord = {
  /** ISO instant. */
  at: string
  name: string
  act: 'publish' | 'canary' | 'promote' | 'rollback' | 'withdraw' | 'retire' | 'hand-over' | 'taken-back'
  version?: string | undefined
  /** Percent of the sessions, of a canary. */
  share?: number | undefined
  /** Fingerprint of the key. */
  key: string
  who: string
  commit?: string | undefined
}

const run = promisify(execFile)

/** Who does it, from where and with which commit, as far as this machine knows. */
export async function recordOf(
  key: KeyObject,
  { dir, ...done }: Pick<HistoryRecord, 'name' | 'act' | 'version' | 'share'> & { dir: string },
): Promise<HistoryRecord> {
  const commit = await run('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: dir }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  const user = process.env.USER || os.userInfo().username
  return {
    at: new Date().toISOString(),
    ...done,
    key: fingerprintOf(key),
    who: `${user}@${os.hostname()}`,
    commit,
  }
}

const fingerprintOf = (key: KeyObject) =>
  createHash('sha256').update(publicKeyOf(key)).digest('base64url').slice(0, 12)
