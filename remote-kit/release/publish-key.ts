import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'

/**
 * The key that a squad's releases are signed with: `PUBLISH_KEY` (PEM, or the file that holds it), else one that the
 * first publication leaves beside the checkout's own registry, by the remote's folder.
 * Limit: such keys keep squads of one machine apart by folder only (decision 064).
 */
export async function readPublishKey({ dir, given }: { dir: string; given?: string }): Promise<KeyObject> {
  const own = path.join(dir, '../var/keys', `${path.basename(dir)}.pem`)
  const pem = given?.includes('PRIVATE KEY')
    ? given
    : await readFile(given ?? own, 'utf8').catch(noKey(given))
  return createPrivateKey(pem ?? (await createKey(own)))
}

const noKey = (given?: string) => (error: NodeJS.ErrnoException) => {
  if (given || error.code !== 'ENOENT') throw new Error(`The key cannot be read: ${error.message}`)
  return null
}

async function createKey(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' })
  return pem
}

/** As the registry names owners. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')

const signText = (text: string, key: KeyObject): string =>
  sign(null, Buffer.from(text), key).toString('base64')

/** The shell makes the same text of an entry (shell/server/registry/judging/owners.ts). Shares of traffic are left out. */
export function signEntry(
  name: string,
  { url, metadata, extras: { release, server } }: RegistryRelease,
  key: KeyObject,
): string {
  const files = [release, server].map((file) => file && [file.url, file.integrity])
  return signText(JSON.stringify([name, url, metadata.version, metadata.integrity, files]), key)
}

/** Statement by which the shell believes that a name has another owner. */
export const signHandOver = (name: string, to: string, key: KeyObject) => ({
  key: publicKeyOf(key),
  signature: signText(`${name} ${to}`, key),
})
