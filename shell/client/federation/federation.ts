import type { BootRemote } from '@escapade/shared-contracts/mount/boot-data'
import type { Lifecycles } from '@escapade/shared-contracts/mount/mount-contract'
import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { nextTask } from '../next-task'
import { takeLoadedParts } from './loaded-parts'

/** Loads what a remote exposes: `./app` or `./fragments/<name>`. Rejects when it cannot be had just now. */
export type LoadExposed = (remote: string, exposed: string) => Promise<Lifecycles>

/** Time that the script of an entry may take. */
const entryLimitMs = 10_000

/**
 * Makes the remotes of this session known to the federation runtime, by the addresses of their entries: no manifest
 * is fetched. Every entry is checked against the hash in the registry; an entry checks its own chunks.
 */
export function createFederation(remotes: Record<string, BootRemote>, document: Document): LoadExposed {
  const entries = Object.entries(remotes).map(([name, { base, entry, integrity }]) => ({
    name,
    url: new URL(base + entry.file, document.baseURI).href,
    global: entry.global,
    integrity,
  }))
  registerGlobalPlugins([takeLoadedParts])
  registerPlugins([
    {
      name: 'checked-entries',
      createScript({ url }) {
        const entry = entries.find((candidate) => candidate.url === url)
        if (!entry) throw new Error(`${url} is no entry of this session`)
        return { script: createEntryScript(entry, document), timeout: entryLimitMs }
      },
      // Running an entry, readying it and running what it exposes are three tasks.
      afterLoadEntry: nextTask,
      afterInitRemote: nextTask,
    },
  ])
  registerRemotes(
    entries.map(({ name, url, global }) => ({ name, entry: url, type: 'global', entryGlobalName: global })),
  )
  return async (remote, exposed) => {
    const module = await loadRemote<Lifecycles>(`${remote}/${exposed.replace(/^\.\//, '')}`).catch(
      (error) => {
        // Seldom needed: not part of what each page loads.
        void import('./leave-withdrawn').then(({ leaveWithdrawn }) => leaveWithdrawn(remotes[remote]))
        throw error
      },
    )
    if (!module) throw new Error(`${remote} does not expose ${exposed}`)
    return module
  }
}

type Entry = { url: string; integrity: string }

function createEntryScript({ url, integrity }: Entry, document: Document): HTMLScriptElement {
  const script = document.createElement('script')
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  script.async = true
  script.src = url
  return script
}
