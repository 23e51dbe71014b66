import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'

/**
 * The key that a squad's releases are signed with: `PUBLISH_KEY` (PEM, or the file that holds it), else one that the
 * first publication leaves beside the checkout's own registry, by the remote's folder.
 * Limit: such keys keep squads of one machine apart by folder only (decision 064).
 */
export async function readPublishKey({ dir, given }: { dir: string; given?: string }): Promise<KeyObject> {
  const own = checkoutKeyFile(dir)
  const pem = given?.includes('PRIVATE KEY')
    ? given
    : await readFile(given ?? own, 'utf8').catch(noKey(given))
  return createPrivateKey(pem ?? (await createKey(own)))
}

/** Where a squad's key for a registry behind an address lies: on the machine of its own, or a secret of its pipeline. */
export const squadKeyFile = (environment: NodeJS.ProcessEnv): string =>
  path.join(environment.XDG_CONFIG_HOME || path.join(os.homedir(), '.config'), 'escapade/publish-key.pem')

/** `PUBLISH_KEY`, else the squad's file. Throws where there is neither. */
export async function readSquadKey(environment: NodeJS.ProcessEnv): Promise<KeyObject> {
  const file = squadKeyFile(environment)
  const given = environment.PUBLISH_KEY
  if (given?.includes('PRIVATE KEY')) return createPrivateKey(given)
  const pem = await readFile(given ?? file, 'utf8').catch(noKey(given))
  if (pem === null)
    throw new Error(`There is no key in PUBLISH_KEY, nor in ${file}: remote-kit join INVITATION makes one`)
  return createPrivateKey(pem)
}

/** A new key in a file that its user alone reads. Throws where there is one. */
export async function createKey(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' })
  return pem
}

/** Beside the checkout's own registry, by the remote's folder. */
export const checkoutKeyFile = (dir: string): string =>
  path.join(dir, '../var/keys', `${path.basename(dir)}.pem`)

const noKey = (given?: string) => (error: NodeJS.ErrnoException) => {
  if (given || error.code !== 'ENOENT') throw new Error(`The key cannot be read: ${error.message}`)
  return null
}

/** As the registry names owners. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')

const signText = (text: string, key: KeyObject): string =>
  sign(null, Buffer.from(text), key).toString('base64')

/** Text of an entry that is signed. Shares of traffic are left out. */
function textOf(name: string, { url, metadata, extras: { release, server } }: RegistryRelease): string {
  const files = [release, server].map((file) => file && [file.url, file.integrity])
  return JSON.stringify([name, url, metadata.version, metadata.integrity, files])
}

export const signEntry = (name: string, entry: RegistryRelease, key: KeyObject): string =>
  signText(textOf(name, entry), key)

type Signed = { name: string; entry: RegistryRelease; signature: string }

/** True where the key (SPKI in base64) has signed the entry. */
export const isSignedBy = (publicKey: string, { name, entry, signature }: Signed): boolean =>
  isSigned(textOf(name, entry), { signature, publicKey })

/** Statement by which the shell believes that a name has another owner. */
export const signHandOver = (name: string, to: string, key: KeyObject) => ({
  key: publicKeyOf(key),
  signature: signText(`${name} ${to}`, key),
})

type HandOver = { name: string; to: string; from: { key: string; signature: string } }

/** True where the key of `from` hands the name over. */
export const isHandedOver = ({ name, to, from: { key, signature } }: HandOver): boolean =>
  isSigned(`${name} ${to}`, { signature, publicKey: key })

function isSigned(text: string, { signature, publicKey }: { signature: string; publicKey: string }): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
