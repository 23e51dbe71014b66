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
 * Signs with the first SECRET_KEY or, without one, with a secret that the first gateway makes and all share through the
 * database. What was signed with a further one, or with the database's before there was a SECRET_KEY, is good as well.
 */
export async function loadSigner({
  db,
  config,
}: {
  db: Db
  config: Pick<Config, 'secretKeys'>
}): Promise<Signer> {
  const { secretKeys } = config
  if (secretKeys.length === 0) return createSigner([await storedSecret(db)])
  const stored = await readNote(db, key)
  return createSigner(stored ? [...secretKeys, String(stored)] : secretKeys)
}

function createSigner(secrets: readonly string[]): Signer {
  const signWith = (secret: string, purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
  return {
    sign: (purpose, text) => signWith(secrets[0] ?? '', purpose, text),
    verify: (purpose, text, mark) =>
      secrets.some((secret) => isSameSecret(mark, signWith(secret, purpose, text))),
  }
}

const key = 'secret'

async function storedSecret(db: Db): Promise<string> {
  await writeNote(db, key, randomBytes(32).toString('base64url'))
  return String(await readNote(db, key))
}
