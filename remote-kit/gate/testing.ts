import type { Contract, Release } from '@escapade/shared-contracts/mount/registry'
import type { Store } from '../release/named-releases'

export type Fact = {
  name: string
  version: string
  fragments?: string[]
  shows?: string[]
  share?: number
  contract?: Partial<Contract>
}

/** Terms of a release that says nothing but these. */
export const contractOf = (facts: Partial<Contract>): Contract => ({
  kit: '1.0.0',
  libraries: {},
  takes: {},
  gives: {},
  emits: {},
  hears: {},
  criteria: { knows: {}, names: [] },
  calls: [],
  ...facts,
})

export const releaseOf = ({ name, version, fragments = [], shows, contract }: Fact): Release => ({
  name,
  version,
  manifest: { name, routes: [], fragments },
  entry: { file: 'entry.js', global: 'x' },
  exposes: {},
  ...(shows ? { uses: { fragments: shows, flags: [] } } : {}),
  ...(contract ? { contract: contractOf(contract) } : {}),
  files: {},
})

/** A store that names these releases. */
export function storeOf(facts: Fact[]): Store {
  const entryOf = ({ version, share = 100 }: Fact) => ({
    url: '/x.js',
    metadata: { version, integrity: 'sha256-x' },
    deployment: { traffic: share },
    extras: { release: { url: '/release.json', integrity: 'sha256-x' } },
  })
  const of = (name: string) => facts.filter((one) => one.name === name)
  const names = [...new Set(facts.map(({ name }) => name))]
  return {
    read: async () => ({
      schema: '',
      microFrontends: Object.fromEntries(names.map((name) => [name, of(name).map(entryOf)])),
    }),
    releases: async (name) => of(name).map(({ version }) => ({ version, at: '2026-11-20T09:30:00.000Z' })),
    readRelease: async ({ name, version }) => {
      const found = facts.find((one) => one.name === name && one.version === version)
      return found ? JSON.stringify(releaseOf(found)) : null
    },
  }
}
