import type { KeyObject } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import process from 'node:process'
import { fingerprintOf } from '../release/history'
import { readManifest } from '../release/manifest'
import {
  checkoutKeyFile,
  createKey,
  readPublishKey,
  readSquadKey,
  squadKeyFile,
} from '../release/publish-key'
import { registryOverHttp } from '../release/registry-over-http'
import { runningRegistry } from '../release/running-registry'

type Say = (text: string) => void
type Place = { dir: string; root: string; registry: string | undefined; say: Say }

/** `REGISTRY_URL` with the squad's key, or the registry that runs over the checkout with the key that the folder has. */
async function findPlace({
  dir,
  root,
  registry,
}: Place): Promise<{ address: string; file: string; key: KeyObject }> {
  if (registry)
    return { address: registry, file: squadKeyFile(process.env), key: await readSquadKey(process.env) }
  const address = await runningRegistry(root)
  if (!address)
    throw new Error('Which registry? REGISTRY_URL=https://releases.escapade.example, or npm start')
  const key = await readPublishKey({ dir, given: process.env.PUBLISH_KEY })
  return { address, file: checkoutKeyFile(dir), key }
}

async function open(place: Place) {
  const found = await findPlace(place)
  return { ...registryOverHttp({ ...place, ...found }), file: found.file }
}

/** Names the squad's key with the invitation of an operator; makes the key where there is none. */
export async function join(place: Place, invitation?: string): Promise<void> {
  if (!invitation) throw new Error('With which invitation? remote-kit join INVITATION; an operator gives it')
  if (!place.registry) throw new Error('Which registry? REGISTRY_URL=https://releases.escapade.example')
  const file = squadKeyFile(process.env)
  const isGiven = process.env.PUBLISH_KEY !== undefined
  if (!isGiven) await createKey(file).catch(isThere)
  const registry = await open(place)
  await registry.join(invitation)
  const { squad } = await registry.squad()
  place.say(
    `You are ${squad}, with the key ${fingerprintOf(registry.publicKey)}${isGiven ? '' : ` in ${file}`}`,
  )
}

const isThere = ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EEXIST') throw new Error(message)
}

/** The squad, its key, its remotes, and the names that others offer it. */
export async function tellKeys(place: Place, { json }: { json?: boolean | undefined }): Promise<void> {
  const registry = await open(place)
  const known = { ...(await registry.squad()), publicKey: registry.publicKey }
  if (json) return place.say(JSON.stringify(known))
  place.say(`${known.squad}  key ${fingerprintOf(known.publicKey)}`)
  place.say(`remotes  ${known.remotes.join(' ') || 'none yet'}`)
  if (known.offered.length > 0) place.say(`offered  ${known.offered.join(' ')} (remote-kit accept)`)
  place.say(`public key, for who hands a name over: ${known.publicKey}`)
}

/** Puts a new key in the place of the squad's, which is worth nothing afterwards. */
export async function rotateKeys(place: Place): Promise<void> {
  if (process.env.PUBLISH_KEY !== undefined)
    throw new Error('The key in PUBLISH_KEY is rotated where it lies in a file: without PUBLISH_KEY')
  const { file, ...registry } = await open(place)
  const next = `${file}.new`
  await rm(next, { force: true })
  await registry.rotate(await createKey(next))
  await rename(next, file)
  place.say(`${file} holds the new key; the old one is worth nothing. Pipelines need the new one`)
}

/** Takes the name of this remote that another squad has offered. */
export async function accept(place: Place): Promise<void> {
  const { name } = readManifest(place.dir)
  await (await open(place)).accept(name)
  place.say(`${name} is yours`)
}
