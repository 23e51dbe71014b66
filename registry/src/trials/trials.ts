import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { showersOf } from '@escapade/remote-kit/gate/require-fragments'
import { integrityOf } from '@escapade/remote-kit/release/integrity'
import { claimName } from '@escapade/remote-kit/release/ownership'
import { Release } from '@escapade/shared-contracts/mount/registry'
import type { TrialReport, TrialRequest } from '@escapade/shared-contracts/mount/registry-api'
import type { Db } from '../database/open-database'
import type { RegistryDeps } from '../deps'
import { markWhole, requireWhole } from '../releases/acts'
import { databaseStore } from '../releases/database-store'
import { type KeptPicture, keepTrial } from '../releases/kept-trials'
import { requireRemote } from '../releases/own-remote'
import type { Caller } from '../squads/caller'
import { findBrowser } from './find-browser'
import { type Trials, trialRunner } from './run-trial'
import type { TrialJob } from './trial-job'

const longestMs = 180_000
/** Chromium with three pages, and the process that looks at them. */
const mostMegabytes = 2500

export const openTrials = async (settings: {
  shell: string
  chromium: string | undefined
}): Promise<Trials> => ({
  shell: settings.shell,
  browser: await findBrowser(settings.chromium),
  run: trialRunner({
    script: fileURLToPath(new URL('./trial.js', import.meta.url)),
    milliseconds: longestMs,
    megabytes: mostMegabytes,
  }),
})

type Deps = Pick<RegistryDeps, 'db' | 'files' | 'now' | 'trials'>
type Asked = { name: string; caller: Caller; request: TrialRequest }

/** Tries an upload in a browser and keeps what was found: a release that failed is not published. */
export async function tryUpload(deps: Deps, { name, caller, request }: Asked): Promise<TrialReport> {
  const { db, files, now, trials } = deps
  const { version } = request
  await requireRemote(db, name, caller)
  await requireWhole({ db, files }, { name, version })
  if (!trials) return unseen('This registry names no shell to try releases on (TRIAL_SHELL_URL)')
  await markWhole(db, { name, version })
  await nameOwner(db, name, caller)
  const { pictures, ...report } = await inTurn(() => run(deps, trials, { name, request }))
  await db.transaction().execute((tx) => keepTrial(tx, { name, version, at: now(), report, pictures }))
  return report
}

/** Names the owner before a first release is live: shells show a release to one browser by the leave of its owner alone. */
const nameOwner = (db: Db, name: string, { publicKey }: Caller): Promise<void> =>
  db
    .transaction()
    .execute((tx) =>
      databaseStore(tx).update(({ owners }) =>
        owners[name] ? {} : { owners: claimName(owners, name, publicKey) },
      ),
    )

const unseen = (reason: string): TrialReport => ({
  state: 'not-seen',
  reason,
  faults: [],
  seen: [],
  left: [],
})

let last: Promise<unknown> = Promise.resolve()
/** One trial after the other: each takes the whole machine for seconds. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => {})
  return result
}

type Running = { name: string; request: TrialRequest }

async function run({ db, files }: Deps, trials: Trials, { name, request }: Running) {
  if (!trials.browser) return { ...unseen('This machine has no Chromium (CHROMIUM_PATH)'), pictures: [] }
  const folder = await mkdtemp(path.join(tmpdir(), 'trial-'))
  try {
    const job = await describeJob(db, { ...trials, browser: trials.browser, name, request, pictures: folder })
    const outcome = await trials.run(job)
    const kept = outcome.pictures.map(async (picture): Promise<KeptPicture> => {
      const content = await readFile(path.join(folder, picture))
      const integrity = integrityOf(content)
      await files.put(integrity, content)
      return { name: picture, integrity }
    })
    return { ...outcome, pictures: await Promise.all(kept) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Describing = Running & { shell: string; browser: string; pictures: string }

async function describeJob(db: Db, asked: Describing): Promise<TrialJob> {
  const { name, request, shell, browser, pictures } = asked
  const store = databaseStore(db)
  const { microFrontends } = await store.read()
  const releaseText = await store.readRelease({ name, version: request.version })
  const { manifest, version, uses } = Release.parse(JSON.parse(releaseText ?? 'null'))
  const hosts = (await showersOf(store, name)).map(({ release }) => release)
  return {
    browser,
    shell,
    release: { manifest, version, flags: uses?.flags ?? [] },
    preview: request.preview,
    // One of each: a canary comes first, and the release for everybody takes its place.
    hosts: [...new Map(hosts.map((one) => [one.name, one.manifest])).values()],
    hasLive: (microFrontends[name] ?? []).length > 0,
    pictures,
    showsLess: request.showsLess !== undefined,
  }
}
