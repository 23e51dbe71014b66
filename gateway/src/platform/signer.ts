import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from './config'
import type { Db } from './database/database'
import { readNote, writeNote } from './database/notes'
import { isSameSecret } from './same-secret'

export type Signer = {
  /** A mark that only this shop can make, for one purpose and text; base64url. */
  sign(purpose: string, text: string): string
  verify(purpose: string, text: string, mark: string): boolean
}

/**
 * Signs with SECRET_KEY or, without one, with a secret that the first gateway makes and all share through the
 * database. Links in mails stay good as long as it stays the same.
 */
export async function loadSigner({
  db,
  config,
}: {
  db: Db
  config: Pick<Config, 'secretKey'>
}): Promise<Signer> {
  return createSigner(config.secretKey ?? (await storedSecret(db)))
}

function createSigner(secret: string): Signer {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
  return { sign, verify: (purpose, text, mark) => isSameSecret(mark, sign(purpose, text)) }
}

const key = 'secret'

async function storedSecret(db: Db): Promise<string> {
  await writeNote(db, key, randomBytes(32).toString('base64url'))
  return String(await readNote(db, key))
}
