import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import { loadRelease } from '../load-release'
import type { ReleaseFiles } from '../release-files'
import { type LiveRelease, releaseKey } from '../release-set'
import { judgeTrial, RefusedReleaseError, type TrialPart } from './judge-trial'
import type { TrialJournal } from './trial-journal'

export type Entry = { entry: RegistryRelease; live: LiveRelease }
/** `isNews`: false when it was refused before and not tried again. */
export type Refusal = { version: string; reason: string; error: unknown; isNews: boolean }
/** Live releases by remote. */
export type Live = Map<string, Entry[]>
export type Tried = { taken: Entry } | { refusal: Refusal }

export type TrialsOptions = {
  files: ReleaseFiles
  /**
   * Makes a release ready to render before a visitor meets it; rejects when its bundle cannot be loaded, with a
   * `RefusedReleaseError` where the bundle itself is at fault.
   */
  warm: (release: LiveRelease) => Promise<TrialPart[]>
  journal: TrialJournal
  /**
   * As many releases that are taken anyway are made ready before a start is over, the others when a page of theirs is
   * asked for: more threads do not stay (rendering/renderers.ts).
   */
  warmTrusted: number
  onProblem: (problem: { remote?: string; error: unknown }) => void
}

type Circumstances = {
  /** It was live, or nothing is: taken though it cannot render, since browsers can run it. */
  isTrusted: boolean
  /** Live releases of the remote. */
  before: LiveRelease[]
}

export const entryKey = (remote: string, { url, extras, metadata }: RegistryRelease): string =>
  JSON.stringify([remote, url, extras, metadata])

export type Trials = ReturnType<typeof createTrials>

/** Tries releases before they go live. */
export function createTrials({ files, warm, journal, warmTrusted, onProblem }: TrialsOptions) {
  const ready = new Map<string, LiveRelease>()
  const drawn = new Map<string, Set<string>>()
  let trusted = 0

  const draw = async (release: LiveRelease): Promise<TrialPart[]> => {
    const parts = await warm(release)
    drawn.set(releaseKey(release), new Set(parts.flatMap(({ part, problem }) => (problem ? [] : [part]))))
    return parts
  }
  /** One that was taken without a trial is drawn now that another is compared with it. */
  const partsOf = async (release: LiveRelease): Promise<string[]> => {
    if (!drawn.has(releaseKey(release))) await draw(release).catch((error) => onProblem({ error }))
    return [...(drawn.get(releaseKey(release)) ?? [])]
  }
  const warmAndJudge = async (release: LiveRelease, before: LiveRelease[]) => {
    const parts = await draw(release)
    judgeTrial(parts, new Set((await Promise.all(before.map(partsOf))).flat()))
  }

  const load = async (key: string, remote: string, entry: RegistryRelease, how: Circumstances) => {
    const release = await loadRelease(files, remote, entry)
    if (how.isTrusted && journal.hasEndedProcess(key)) return { ...release, server: null }
    if (how.isTrusted && trusted++ >= warmTrusted) return release
    await journal.start(key)
    await warmAndJudge(release, how.before).catch((error) => {
      if (!how.isTrusted) throw error
      onProblem({ remote, error })
    })
    return release
  }

  return {
    async run(remote: string, entry: RegistryRelease, how: Circumstances): Promise<Tried> {
      const key = entryKey(remote, entry)
      const known = ready.get(key)
      if (known) return { taken: { entry, live: known } }
      const { version } = entry.metadata
      const reason = how.isTrusted ? null : earlierRefusal(journal, key)
      if (reason) return { refusal: { version, reason, error: reason, isNews: false } }
      try {
        const live = await load(key, remote, entry, how)
        await journal.passed(key)
        ready.set(key, live)
        return { taken: { entry, live } }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        await journal.failed(key, { reason, isFinal: isFinal(error) && !how.isTrusted })
        return { refusal: { version, reason, error, isNews: true } }
      }
    },
    /** Forgets what is not live any more. */
    retain(live: LiveRelease[]) {
      for (const [key, release] of ready) if (!live.includes(release)) ready.delete(key)
      const keys = new Set(live.map(releaseKey))
      for (const key of drawn.keys()) if (!keys.has(key)) drawn.delete(key)
    },
  }
}

const earlierRefusal = (journal: TrialJournal, key: string): string | null =>
  journal.hasEndedProcess(key) ? 'The shell ended twice while it was tried' : journal.refusalOf(key)

/** A file that is missing or damaged may be mended, and a busy machine may be quicker: all else stays as it is. */
const isFinal = (error: unknown): boolean => error instanceof RefusedReleaseError

export const refusalOf = (version: string, reason: string): Refusal => ({
  version,
  reason,
  error: new Error(reason),
  isNews: true,
})
