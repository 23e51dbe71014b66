import type { KeyObject } from 'node:crypto'
import type { HistoryRecord } from '@escapade/shared-contracts/mount/registry-api'
import { folderStore } from './folder-store'
import { fingerprintOf, readBy } from './history'
import { keptReleases } from './kept-releases'
import { handOver } from './ownership'
import { publicKeyOf, signHandOver } from './publish-key'
import { describeBuilt, judgeClaim, publishRelease, takeBack } from './publish-release'
import { publisherWith } from './publisher'
import { RefusalError } from './refusal'
import { changeReleases } from './release-acts'
import type { ReleaseRegistry } from './release-registry'
import { versionOf } from './shares'
import { usesOf } from './uses-of'

type Options = {
  /** Folder that holds the registry and its releases. */
  root: string
  /** The remote's folder. */
  dir: string
  key: KeyObject
}

/** The registry of a checkout, written by everybody who works on this machine. */
export function registryInFolder({ root, dir, key }: Options) {
  const store = folderStore(root)
  const publisher = publisherWith(key)
  const note = async (done: Pick<HistoryRecord, 'name' | 'act' | 'version' | 'share' | 'reason'>) =>
    store.note({
      at: new Date().toISOString(),
      ...done,
      key: fingerprintOf(publisher.publicKey),
      ...(await readBy(dir)),
    })
  const registry: ReleaseRegistry = {
    address: store.address,
    async publish({ folder, mayCreate, canary }) {
      const { release, releaseText } = await describeBuilt(folder)
      const { name, version } = release
      const putFiles = () => store.putRelease({ folder, release })
      const { before, named } = await publishRelease({
        release,
        releaseText,
        store,
        publisher,
        putFiles,
        mayCreate,
        canary,
      })
      await note({ name, act: 'publish', version, share: canary })
      return {
        release,
        named,
        before: before?.map(versionOf) ?? [],
        async takeBack() {
          await takeBack({ store, name, version, before })
          await note({ name, act: 'taken-back', version })
        },
      }
    },
    async upload({ folder }) {
      const { release } = await describeBuilt(folder)
      await judgeClaim({ release }, { store, publisher, registry: await store.read() })
      await store.putRelease({ folder, release })
      await note({ name: release.name, act: 'upload', version: release.version })
      return release
    },
    async releaseText(name, version) {
      const text = await store.readRelease({ name, version })
      if (text === null)
        throw new RefusalError('no-such-release', `There is no release ${version} of ${name}`)
      return text
    },
    async change(name, change) {
      const changed = await changeReleases({ store, name, publisher }, change)
      const share = change.act === 'canary' ? change.share : undefined
      const reason = change.act === 'freeze' ? change.reason : undefined
      await note({ name, act: change.act, version: changed.version, share, reason })
      return changed
    },
    releases: (name) => keptReleases(store, name),
    usesOf: (fragment) => usesOf(store, fragment),
    history: store.history,
  }
  return {
    ...registry,
    async handOver(name: string, to: string) {
      const from = signHandOver(name, to, key)
      await store.update(({ owners }) => ({ owners: handOver(owners, { name, to, from }) }))
      await note({ name, act: 'hand-over' })
    },
    publicKey: publicKeyOf(key),
  }
}
