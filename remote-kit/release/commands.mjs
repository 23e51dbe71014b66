import process from 'node:process'
import { readManifest } from '../webpack/remote.mjs'
import { findBuilt } from './find-built.mjs'
import { handOver } from './ownership.mjs'
import { readPublishKey } from './publish-key.mjs'
import { publishRelease, registryOf, rollBack, takeBack } from './publish-release.mjs'
import { updateRegistry } from './registry.mjs'
import { waitForVerdict } from './shell-verdict.mjs'

const keyOf = (dir) => readPublishKey({ dir, given: process.env.PUBLISH_KEY })

/** Publishes what was built, and takes it back when the shell refuses it. */
export async function publish({ dir, root, mayCreate, shell, say }) {
  const folder = await findBuilt(dir)
  const { release, before } = await publishRelease({ folder, root, key: await keyOf(dir), mayCreate })
  const { name, version } = release
  say(`${name} ${version} is in ${registryOf(root)}`)
  const verdict = await waitForVerdict({ shell, name, version })
  if (verdict.state === 'refused' && !verdict.isRegistry) await takeBack({ root, name, version, before })
  tell({ verdict, name, version, shell, say, after: takenBackTo(verdict, before) })
}

export async function rollback({ dir, root, version, shell, say }) {
  const { name } = readManifest(dir)
  const chosen = await rollBack({ root, name, version, key: await keyOf(dir) })
  say(`${name} ${chosen} is in ${registryOf(root)} again`)
  const verdict = await waitForVerdict({ shell, name, version: chosen })
  tell({ verdict, name, version: chosen, shell, say, after: '' })
}

export async function giveAway({ dir, root, to, say }) {
  if (!to) throw new Error('To whom? remote-kit hand-over PUBLIC_KEY')
  const { name } = readManifest(dir)
  const key = await keyOf(dir)
  await updateRegistry(registryOf(root), ({ owners }) => ({ owners: handOver(owners, { name, to, key }) }))
  say(`${name} belongs to ${to}, from the next release that this key signs`)
}

function takenBackTo({ isRegistry }, before) {
  if (isRegistry) return ''
  const [former] = before ?? []
  return former
    ? `\nThe registry names ${former.metadata.version} again.`
    : '\nThe registry does not name it any more.'
}

/** Throws when the shell refuses. */
function tell({ verdict: { state, reason }, name, version, shell, say, after }) {
  if (state === 'refused') throw new Error(`${name} ${version} is not live: ${reason}${after}`)
  if (state === 'live') say(`${name} ${version} is live at ${shell}`)
  if (state === 'away')
    say(`No shell answers at ${shell} (SHELL_URL): whether it takes the release is not known`)
  if (state === 'silent') say(`The shell at ${shell} says nothing of it: does it follow this registry?`)
}
