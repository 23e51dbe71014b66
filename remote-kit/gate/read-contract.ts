import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@escapade/shared-contracts/api/endpoint'
import { criteriaTable } from '@escapade/shared-contracts/criteria/criteria-table'
import * as analyticsEvents from '@escapade/shared-contracts/events/analytics-events'
import type { EventDefinition } from '@escapade/shared-contracts/events/event'
import * as events from '@escapade/shared-contracts/events/events'
import type { JsonSchema } from '@escapade/shared-contracts/events/json-schema'
import { propsSchemas } from '@escapade/shared-contracts/fragments/props-schemas'
import type { Contract } from '@escapade/shared-contracts/mount/registry'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import { textsIn } from './read-texts'

type Reading = {
  manifest: RemoteManifest
  /** Folder of its sources. */
  sources: string
  /** Fragments that it shows. */
  shows: string[]
  /** Props of its own fragments, by their short names, where the shop's contracts do not know them. */
  own: Record<string, JsonSchema>
  /** Libraries of the shell, by name: their range, and what may be used of those that it brings in part. */
  libraries: Contract['libraries']
}

/** Sources of the kit that run in pages: what they emit and hear, each remote does. */
const runtime = fileURLToPath(new URL('../src/runtime', import.meta.url))
const { version: kit } = createRequire(import.meta.url)('@escapade/remote-kit/package.json')

/**
 * Reads from its code what a remote hands over to others and takes from them. Names are found where they stand: an event
 * beside `emit(` or `useEvent(`, a key of the hash in a file that speaks of criteria, a call where it is imported.
 */
export async function readContract({ manifest, sources, shows, own, libraries }: Reading): Promise<Contract> {
  const code = await textsIn(sources, ownCode)
  const all = [...code, ...(await textsIn(runtime, kitCode))]
  const props = propsOf(manifest, own)
  return {
    kit,
    libraries: usedOf(libraries, all),
    takes: pick(
      manifest.fragments.map((name) => `${manifest.name}/${name}`),
      (name) => props[name],
    ),
    gives: pick(shows, (name) => props[name]),
    emits: eventsIn(all, /\bemit\(\s*(\w+)\s*,/g),
    hears: eventsIn(all, /\b(?:useEvent|channel\.on)\(\s*(\w+)\s*,/g),
    criteria: { knows: kindsOfKeys, names: keysIn(code) },
    calls: await callsIn(code),
  }
}

const ownCode = /(?<!\.test)\.tsx?$/
const kitCode = /(?<!\.test)\.(tsx?|js)$/

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted()

const pick = (names: string[], of: (name: string) => JsonSchema | undefined): Record<string, JsonSchema> =>
  Object.fromEntries(
    sorted(names).flatMap((name) => {
      const found = of(name)
      return found ? [[name, found]] : []
    }),
  )

function propsOf({ name }: RemoteManifest, own: Reading['own']): Record<string, JsonSchema> {
  const more = Object.entries(own).map(([fragment, schema]) => [`${name}/${fragment}`, schema])
  return { ...Object.fromEntries(more), ...propsSchemas }
}

const knownEvents = new Map<string, EventDefinition<unknown>>(
  Object.entries({ ...events, ...analyticsEvents } as Record<string, EventDefinition<unknown>>),
)

function eventsIn(code: string[], pattern: RegExp): Record<string, JsonSchema> {
  const own = new Map(
    code.flatMap((text) => [...text.matchAll(definition)]).map(([, id, name]) => [id, name]),
  )
  const named = code
    .flatMap((text) => [...text.matchAll(pattern)])
    .flatMap(([, id = '']): [string, JsonSchema][] => {
      const shared = knownEvents.get(id)
      if (shared) return [[shared.name, shared.read.schema ?? {}]]
      const name = own.get(id)
      return name ? [[name, {}]] : []
    })
  return Object.fromEntries(named.toSorted(([a], [b]) => a.localeCompare(b)))
}

const definition = /\b(\w+) = defineEvent\(\s*['"`]([^'"`]+)/g

const kindsOfKeys: Record<string, string> = Object.fromEntries(
  Object.entries(criteriaTable).map(([key, { kind }]) => [key, kind]),
)

function keysIn(code: string[]): string[] {
  const about = code.filter((text) => /criteria/i.test(text)).join('\n')
  return Object.keys(criteriaTable).filter((key) => new RegExp(`[.{,\\s('"]${key}\\b`).test(about))
}

async function callsIn(code: string[]): Promise<string[]> {
  const imports = code.flatMap((text) => [...text.matchAll(callImport)])
  const named = imports.map(async ([, names = '', module = '']) => {
    const exported: Record<string, unknown> = await import(module)
    return namesIn(names).flatMap((name) => (isCall(exported[name]) ? [exported[name]] : []))
  })
  return sorted((await Promise.all(named)).flat().map(({ method, path: at }) => `${method} ${at}`))
}

const callImport = /import \{([^}]*)\} from '(@escapade\/shared-contracts\/api\/[\w/-]+(?<!-schemas))'/g

const isCall = (value: unknown): value is Endpoint<never, never> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Names in the braces of an import: `a, b as c` names `a` and `b`. */
const namesIn = (braces: string): string[] =>
  braces.split(',').flatMap((one) => {
    const name = one.trim().split(' as ')[0]?.trim()
    return name && !name.startsWith('type ') ? [name] : []
  })

/** Of libraries that the shell brings in part: what the code imports of it. */
function usedOf(libraries: Contract['libraries'], code: string[]): Contract['libraries'] {
  const used = (library: string) => {
    const pattern = new RegExp(`import \\{([^}]*)\\} from ['"]${library}['"]`, 'g')
    return sorted(
      code.flatMap((text) => [...text.matchAll(pattern)]).flatMap(([, names = '']) => namesIn(names)),
    )
  }
  return Object.fromEntries(
    Object.entries(libraries).map(([name, { range, exports }]) => [
      name,
      { range, ...(exports ? { exports: used(name).filter((one) => exports.includes(one)) } : {}) },
    ]),
  )
}
