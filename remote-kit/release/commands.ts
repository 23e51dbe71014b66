import process from 'node:process'
import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import { findBuilt } from './find-built'
import { folderStore } from './folder-store'
import { readManifest } from './manifest'
import { handOver } from './ownership'
import { readPublishKey } from './publish-key'
import { publishRelease, rollBack, takeBack } from './publish-release'
import { type Verdict, waitForVerdict } from './shell-verdict'

type Say = (text: string) => void
/** The remote's folder, and the root that holds the registry. */
type Place = { dir: string; root: string; say: Say }
type Told = { verdict: Verdict; name: string; version: string; shell: string; say: Say; after: string }

const keyOf = (dir: string) => readPublishKey({ dir, given: process.env.PUBLISH_KEY })

/** Publishes what was built, and takes it back when the shell refuses it. */
export async function publish({
  dir,
  root,
  mayCreate,
  shell,
  say,
}: Place & { mayCreate?: boolean; shell: string }): Promise<void> {
  const folder = await findBuilt(dir)
  const store = folderStore(root)
  const { release, before } = await publishRelease({ folder, store, key: await keyOf(dir), mayCreate })
  const { name, version } = release
  say(`${name} ${version} is in ${store.address}`)
  const verdict = await waitForVerdict({ shell, name, version })
  if (verdict.state === 'refused' && !verdict.isRegistry) await takeBack({ store, name, version, before })
  tell({ verdict, name, version, shell, say, after: takenBackTo(verdict, before) })
}

export async function rollback({
  dir,
  root,
  version,
  shell,
  say,
}: Place & { version?: string; shell: string }): Promise<void> {
  const { name } = readManifest(dir)
  const store = folderStore(root)
  const chosen = await rollBack({ store, name, version, key: await keyOf(dir) })
  say(`${name} ${chosen} is in ${store.address} again`)
  const verdict = await waitForVerdict({ shell, name, version: chosen })
  tell({ verdict, name, version: chosen, shell, say, after: '' })
}

export async function giveAway({ dir, root, to, say }: Place & { to?: string }): Promise<void> {
  if (!to) throw new Error('To whom? remote-kit hand-over PUBLIC_KEY')
  const { name } = readManifest(dir)
  const key = await keyOf(dir)
  await folderStore(root).update(({ owners }) => ({ owners: handOver(owners, { name, to, key }) }))
  say(`${name} belongs to ${to}, from the next release that this key signs`)
}

function takenBackTo(verdict: Verdict, before?: RegistryRelease[]): string {
  if (verdict.state === 'refused' && verdict.isRegistry) return ''
  const [former] = before ?? []
  return former
    ? `\nThe registry names ${former.metadata.version} again.`
    : '\nThe registry does not name it any more.'
}

/** Throws when the shell refuses. */
function tell({ verdict, name, version, shell, say, after }: Told): void {
  const { state } = verdict
  if (state === 'refused') throw new Error(`${name} ${version} is not live: ${verdict.reason}${after}`)
  if (state === 'live') say(`${name} ${version} is live at ${shell}`)
  if (state === 'away')
    say(`No shell answers at ${shell} (SHELL_URL): whether it takes the release is not known`)
  if (state === 'silent') say(`The shell at ${shell} says nothing of it: does it follow this registry?`)
}
