import * as z from 'zod/mini'
import type { JsonSchema } from '../events/json-schema'
import { RemoteManifest } from './remote-manifest'

/** Subresource integrity: `sha256-…` in base64. */
const Integrity = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/))

/**
 * One live release of a remote, in the words of the AWS frontend-discovery schema. Paths are relative to the
 * registry's own address, so that the same file works behind any host.
 */
export const RegistryRelease = z.object({
  /** The script that starts the remote in a browser. */
  url: z.string(),
  fallbackUrl: z.optional(z.string()),
  metadata: z.object({ version: z.string(), integrity: Integrity }),
  /** Share of the sessions, 0 to 100. Without one: all of them, or those that no other release takes. */
  deployment: z.optional(
    z.object({
      traffic: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
      default: z.optional(z.boolean()),
    }),
  ),
  extras: z.object({
    /** `release.json`: the files of the release with their hashes. */
    release: z.object({ url: z.string(), integrity: Integrity }),
    server: z.optional(z.object({ url: z.string(), integrity: Integrity })),
    /** The owner's, over name, url, metadata and the two above. Needed where the remote has an owner. */
    signature: z.optional(z.string()),
    /** The version that was live before: `remote-kit rollback` names it again. */
    replaces: z.optional(z.string()),
  }),
})
export type RegistryRelease = z.infer<typeof RegistryRelease>

/** Owner of a name, who alone may publish under it. */
const Owner = z.object({
  /** Ed25519 public key, SPKI in base64. */
  key: z.string(),
  /** A former owner handed the name over: their key, and their signature over the present one. */
  from: z.optional(z.object({ key: z.string(), signature: z.string() })),
})

export const WithdrawnVersions = z.array(z.string())
/** By remote: versions that passed the trial in a browser. */
export const SeenVersions = z.record(z.string(), z.array(z.string()))

const registryFacts = {
  schema: z.string(),
  /** Made with the registry: owners are known for one registry, and another one names its own. */
  id: z.optional(z.string()),
  owners: z.optional(z.record(z.string(), Owner)),
}

/**
 * Live releases: the file `var/registry.json`, or the registry's address in production. A remote without releases was
 * taken away; one that is not named at all was lost.
 */
export const Registry = z.object({
  ...registryFacts,
  /** By remote: no session goes on with these versions from its next document on. */
  withdrawn: z.optional(z.record(z.string(), WithdrawnVersions)),
  seen: z.optional(SeenVersions),
  /** By remote: why nothing is published until it is thawed. */
  frozen: z.optional(z.record(z.string(), z.string())),
  microFrontends: z.record(z.string(), z.array(RegistryRelease)),
})
/** Registry before its releases are judged one by one. */
export const UnjudgedRegistry = z.object({
  ...registryFacts,
  withdrawn: z.optional(z.record(z.string(), z.unknown())),
  seen: z.optional(z.unknown()),
  microFrontends: z.record(z.string(), z.unknown()),
})
export type UnjudgedRegistry = z.infer<typeof UnjudgedRegistry>
export type RegistryOwners = NonNullable<UnjudgedRegistry['owners']>
export type Registry = z.infer<typeof Registry>

/** Files that a part of a remote needs at once, relative to the release's folder. */
const Assets = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** The entry and `js` in one file, for a page that starts the remote with this part. */
  start: z.optional(z.string()),
})

const Schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const Schemas = z.record(z.string(), Schema)

/** Terms of a release: values that it hands over to others, and that it takes from them. */
const Contract = z.object({
  /** Version of the kit, and so of the contracts, that it was built with. */
  kit: z.string(),
  /** Libraries that the shell has to bring: their range, and what of them is used where the shell brings a part. */
  libraries: z.record(z.string(), z.object({ range: z.string(), exports: z.optional(z.array(z.string())) })),
  /** Props that its fragments take, and that it hands to those it shows, by fragment: `mf-hotel/around`. */
  takes: Schemas,
  gives: Schemas,
  /** Payloads by event: `search:layer-closed`. */
  emits: Schemas,
  hears: Schemas,
  /** Keys of the hash that it understands, with their kind; and those that its sources name. */
  criteria: z.object({ knows: z.record(z.string(), z.string()), names: z.array(z.string()) }),
  /** Calls of the gateway: `POST /api/offers.json`. */
  calls: z.array(z.string()),
})
export type Contract = z.infer<typeof Contract>

/** `release.json`: what is in a release folder. It and everything it names never change. */
export const Release = z.object({
  name: z.string(),
  /** Hash of the content. */
  version: z.string(),
  manifest: RemoteManifest,
  /** The federation container: file and the global it sets. */
  entry: z.object({ file: z.string(), global: z.string() }),
  /** By exposed name: `./app`, `./fragments/search-box`. */
  exposes: z.record(z.string(), Assets),
  server: z.optional(z.string()),
  /** Read from its code by the build; a release of an older kit says nothing. */
  uses: z.optional(
    z.object({
      /** Fragments that its pages may show, `mf-hotel/around`: its own and those of others. */
      fragments: z.array(z.string()),
      /** Names of the flags that it asks. */
      flags: z.array(z.string()),
    }),
  ),
  /** Read from its code by the build; a release of an older kit says nothing. */
  contract: z.optional(Contract),
  /** Every file with its integrity. */
  files: z.record(z.string(), Integrity),
})
export type Release = z.infer<typeof Release>
