import * as z from 'zod/mini'

/** Actor, as far as the machine knows, and the commit. */
const By = z.object({
  who: z.string().check(z.maxLength(200)),
  commit: z.optional(z.string().check(z.maxLength(64))),
})

const Version = z.string().check(
  z.regex(/^[\w.-]{1,64}$/),
  z.refine((version) => !version.startsWith('.')),
)
export const RemoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/))
/** Percent of the sessions that a canary takes. */
const Share = z.number().check(z.gt(0), z.lt(100))

/** Acts of a squad on the releases of its remote. */
export const ReleaseAct = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('publish'),
    version: Version,
    canary: z.optional(Share),
    /**
     * Leaves out the trial in a browser and the question who shows its fragments, where the registry is open: on a
     * developer's machine.
     */
    untried: z.optional(z.boolean()),
  }),
  /** Keeps an upload that is whole, without naming it. */
  z.object({ act: z.literal('upload'), version: Version }),
  z.object({ act: z.literal('taken-back'), version: Version }),
  z.object({ act: z.literal('canary'), share: Share }),
  z.object({ act: z.literal('promote') }),
  z.object({ act: z.literal('rollback'), version: z.optional(Version) }),
  z.object({ act: z.literal('withdraw'), version: z.optional(Version) }),
  z.object({ act: z.literal('retire') }),
  z.object({
    act: z.literal('freeze'),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  z.object({ act: z.literal('thaw') }),
])
export type ReleaseAct = z.infer<typeof ReleaseAct>

/** `POST /squads/remotes/{name}/acts` */
export const ActRequest = z.object({ act: ReleaseAct, by: By })
export type ActRequest = z.infer<typeof ActRequest>

/** Versions that the registry names of the remote afterwards; after publishing also those that it named before. */
export const Changed = z.object({
  version: z.string(),
  share: z.optional(z.number()),
  named: z.array(z.string()),
  before: z.optional(z.array(z.string())),
})
export type Changed = z.infer<typeof Changed>

/** `PUT /squads/remotes/{name}/releases/{version}`: begins an upload, or goes on with it. */
export const UploadRequest = z.object({
  /** `release.json` as it is. */
  releaseText: z.string().check(z.maxLength(1_000_000)),
  /** Ed25519 in base64, over the entry that names the release. */
  signature: z.string().check(z.maxLength(200)),
})
export type UploadRequest = z.infer<typeof UploadRequest>

/** Files that the registry has not got yet. */
export const UploadAnswer = z.object({ missing: z.array(z.string()) })

/** `POST /squads/remotes/{name}/trials`: an upload is looked at in a browser, as visitors will see it. */
export const TrialRequest = z.object({
  version: Version,
  /** The owner's statement that shells may show it to the browser of the trial. */
  preview: z.string().check(z.maxLength(10_000)),
  /** Why pages may show less than those of the release before. */
  showsLess: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
})
export type TrialRequest = z.infer<typeof TrialRequest>

/** Findings of a trial. `not-seen`: there is no browser, or no shell that could show it; `reason` says which. */
export const TrialReport = z.object({
  state: z.enum(['passed', 'failed', 'not-seen']),
  reason: z.optional(z.string()),
  /** Each with remote, page, circumstances and remedy. */
  faults: z.array(z.string()),
  /** Pages in their circumstances: `/hotel/10001 in fr-FR at 360 px`. */
  seen: z.array(z.string()),
  /** Pages that could not be looked at, and why. */
  left: z.array(z.string()),
})
export type TrialReport = z.infer<typeof TrialReport>

/**
 * A release that visitors have and that uses a fragment, an event or a key of the hash. `share`: percent of the sessions;
 * `since`: ISO instant.
 */
const ReleaseUse = z.object({
  name: z.string(),
  version: z.string(),
  share: z.number(),
  since: z.string(),
  how: z.array(z.enum(['shows', 'emits', 'hears', 'names'])),
})
export type ReleaseUse = z.infer<typeof ReleaseUse>
/** `GET /uses/{fragment, event or key}`: `/uses/mf-hotel/around`, `/uses/search:layer-closed`, `/uses/theme`. */
export const ReleaseUses = z.array(ReleaseUse)

/** A release that is kept. `share`: percent of the sessions, null for one that is not named. */
export const KeptRelease = z.object({
  version: z.string(),
  at: z.string(),
  share: z.nullable(z.number()),
  isWithdrawn: z.boolean(),
})
export type KeptRelease = z.infer<typeof KeptRelease>
export const KeptReleases = z.array(KeptRelease)

/** One thing that was done, or refused. */
export const HistoryRecord = z.object({
  /** ISO instant. */
  at: z.string(),
  name: z.string(),
  act: z.enum([
    'upload',
    'publish',
    'taken-back',
    'canary',
    'promote',
    'rollback',
    'withdraw',
    'retire',
    'freeze',
    'thaw',
    'hand-over',
    'new-key',
  ]),
  version: z.optional(z.string()),
  /** Percent of the sessions, of a canary. */
  share: z.optional(z.number()),
  /** Why it was frozen. */
  reason: z.optional(z.string()),
  /** Fingerprint of the key. */
  key: z.string(),
  who: z.string(),
  commit: z.optional(z.string()),
  /** Address that the call came from. */
  from: z.optional(z.string()),
  /** Code of the refusal; absent when it was done. */
  refused: z.optional(z.string()),
})
export type HistoryRecord = z.infer<typeof HistoryRecord>
export const History = z.array(HistoryRecord)

const PublicKey = z.string().check(z.regex(/^[A-Za-z0-9+/]{59}=$/))
const Signature = z.string().check(z.maxLength(200))

/**
 * `POST /squads/key`: the squad has another key from now on. The present one signs each name over to it, and the new one
 * signs the releases that are kept, by version.
 */
export const KeyRequest = z.object({
  key: PublicKey,
  remotes: z.record(RemoteName, z.object({ handOver: Signature, releases: z.record(z.string(), Signature) })),
  by: By,
})
export type KeyRequest = z.infer<typeof KeyRequest>

/** `POST /squads/remotes/{name}/offer`: the owner offers the name to another squad. */
export const OfferRequest = z.object({ to: PublicKey, signature: Signature, by: By })
/** `POST /squads/remotes/{name}/acceptance`: the other squad takes it, and signs the releases that are kept. */
export const AcceptRequest = z.object({ releases: z.record(z.string(), Signature), by: By })

/** `POST /squads`: a squad names its first key with the invitation that an operator gave it. */
export const JoinRequest = z.object({ invitation: z.string().check(z.maxLength(200)), key: PublicKey })

/** The caller as the registry knows it. */
export const OwnSquad = z.object({
  squad: z.string(),
  remotes: z.array(z.string()),
  offered: z.array(z.string()),
})
