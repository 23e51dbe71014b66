import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { previewCookie } from '@escapade/remote-kit/release/preview-token'
import { type Browser, chromium } from 'playwright-core'
import { judgeVisit } from './judge-visit'
import { markDifference } from './mark-difference'
import { addressOf, openShop, type Shop } from './open-shop'
import { type PageVisit, planVisits, wordsOf } from './plan-visits'
import type { TrialJob, TrialOutcome } from './trial-job'
import { type Seen, visitPage } from './visit-page'

/** Pages that are open at the same time: two cores draw them. */
const lanes = 3
/** Faulty pages that are enough to know that a release is none. */
const mostFaulty = 3

type Trial = { job: TrialJob; browser: Browser; shop: Shop }
type Look = { picture?: string | undefined; withAxe?: boolean; asRobot?: boolean }

const nothing: TrialOutcome = { state: 'passed', faults: [], seen: [], left: [], pictures: [] }

/** Draws the pages of a candidate in a browser, beside those that are live, and says what is wrong with them. */
export async function runVisits(job: TrialJob): Promise<TrialOutcome> {
  const visits = planVisits(job.release.manifest, job.hosts)
  if (visits.length === 0)
    return { ...nothing, state: 'not-seen', reason: 'It has no page that visitors see' }
  const browser = await chromium.launch({
    executablePath: job.browser,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-background-networking', '--js-flags=--max-old-space-size=512'],
  })
  try {
    const shop = await openShop(browser, job.shell, visits)
    // Pages that say that nothing can be loaded look the same with every release.
    if (!shop.hasGateway) return { ...nothing, state: 'not-seen', reason: withoutGateway }
    const trial = { job, browser, shop }
    if (!job.hasLive) await awaitOwner(trial, visits)
    return await visitAll(trial, visits)
  } finally {
    await browser.close()
  }
}

const withoutGateway = 'The gateway of this shop does not answer: its pages have nothing to show'

/** Some questions of a shell to its registry. */
const ownerMs = 10_000

/** The first release of a name is shown once the shell has heard whose the name is, or not at all. */
async function awaitOwner(trial: Trial, [visit]: PageVisit[]): Promise<void> {
  const until = Date.now() + ownerMs
  while (visit && Date.now() < until) {
    const seen = await lookAt(trial, visit, {})
    if ('hasRelease' in seen && seen.hasRelease) return
  }
}

/**
 * Looks at several pages at a time. What is wrong with one is believed when it is so again while nothing else is looked
 * at: on a busy machine a page may show late what it shows.
 */
async function visitAll(trial: Trial, visits: PageVisit[]): Promise<TrialOutcome> {
  const { release, showsLess } = trial.job
  const { manifest, version } = release
  const outcome: TrialOutcome = structuredClone(nothing)
  const live = createLivePages(trial, visits)
  const suspected: PageVisit[] = []
  let isShown = false
  await inLanes(visits, async (visit) => {
    const page = live.of(visit)
    const picture = visit === page.first ? pictureOf(trial.job, page.at, 'candidate') : undefined
    const candidate = await lookAt(trial, visit, { picture, withAxe: visit === visits[0] })
    const before = await page.seen
    // Without a release to compare with, the remote's own word counts that a page is not there with a flag off.
    if (isLost(candidate) && (before === null || isLost(before)))
      return void outcome.left.push(`${wordsOf(visit)}: this shop has no such page`)
    isShown ||= 'hasRelease' in candidate && candidate.hasRelease
    outcome.seen.push(wordsOf(visit))
    if (judge(candidate, before, { isSame: visit === page.first, showsLess }).length > 0)
      suspected.push(visit)
  })
  let faulty = 0
  for (const visit of eachPageFirst(suspected)) {
    const before = trial.job.hasLive ? await lookAtLive(trial, visit, { withAxe: true, asRobot: true }) : null
    // Where the first look came too early for a picture, this one takes it.
    const page = live.of(visit)
    const picture = visit === page.first ? pictureOf(trial.job, page.at, 'candidate') : undefined
    const candidate = await atRest(() => lookAt(trial, visit, { picture, withAxe: true, asRobot: true }))
    const faults = judge(candidate, before, { isSame: true, showsLess })
    outcome.faults.push(...faults.map((one) => `${manifest.name} ${version}: ${wordsOf(visit)}: ${one}`))
    if (faults.length > 0 && ++faulty === mostFaulty) break
  }
  outcome.pictures = await live.pictures()
  if (outcome.faults.length > 0) return { ...outcome, state: 'failed' }
  if (isShown) return outcome
  const reason = 'The shell did not show the release: does it follow this registry?'
  return { ...outcome, state: 'not-seen', reason }
}

/** One visit of each page, then the others: three faulty visits of one page would hide what another suffers. */
function eachPageFirst(visits: readonly PageVisit[]): PageVisit[] {
  const isFirst = ({ page }: PageVisit, at: number) => visits.findIndex((one) => one.page === page) === at
  return [...visits.filter(isFirst), ...visits.filter((visit, at) => !isFirst(visit, at))]
}

async function inLanes(visits: readonly PageVisit[], look: (visit: PageVisit) => Promise<void>) {
  const waiting = [...visits]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await look(next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Looks once more at a page that did not come to rest in time: the machine may be busy with something else. */
async function atRest(look: () => Promise<Outcome>): Promise<Outcome> {
  const first = await look()
  return first instanceof Error ? look() : first
}

/** A page as it was seen, or why it was not. */
type Outcome = Seen | Error

const isLost = (outcome: Outcome): boolean => 'status' in outcome && outcome.status === 404

type Judging = { isSame: boolean; showsLess: boolean }

function judge(candidate: Outcome, before: Outcome | null, { isSame, showsLess }: Judging): string[] {
  if (candidate instanceof Error) return [`it does not come to rest (${candidate.message.split('\n')[0]})`]
  return judgeVisit({ candidate, live: before instanceof Error ? null : before, isSame, showsLess })
}

const lookAt = (trial: Trial, visit: PageVisit, look: Look): Promise<Outcome> =>
  open(trial, visit, {
    ...look,
    preview: { token: trial.job.preview, cookie: previewCookie },
    files: `/remotes/${trial.job.release.manifest.name}/${trial.job.release.version}/`,
  })

const lookAtLive = (trial: Trial, visit: PageVisit, look: Look): Promise<Outcome> =>
  open(trial, visit, { ...look, preview: null, files: `/remotes/${trial.job.release.manifest.name}/` })

type Opening = Look & Pick<Parameters<typeof visitPage>[0], 'preview' | 'files'>

const open = ({ job, browser, shop }: Trial, visit: PageVisit, opening: Opening): Promise<Outcome> =>
  visitPage({ browser, address: addressOf(job, shop, visit), width: visit.width, ...opening }).catch(
    (error: Error) => error,
  )

/**
 * Pages as they are live: each once a width, in the circumstances of its first visit. That pair is compared in all that
 * it shows, the others in what depends on no language.
 */
function createLivePages(trial: Trial, visits: PageVisit[]) {
  const { job } = trial
  const known = new Map<string, { first: PageVisit; at: number; seen: Promise<Outcome | null> }>()
  const keyOf = ({ page, width }: PageVisit) => `${page} ${width}`
  const of = (visit: PageVisit) => {
    const found = known.get(keyOf(visit))
    if (found) return found
    const first = visits.find((one) => keyOf(one) === keyOf(visit)) ?? visit
    const at = known.size
    const seen = job.hasLive
      ? lookAtLive(trial, first, { picture: pictureOf(job, at, 'live') })
      : Promise.resolve(null)
    const page = { first, at, seen }
    known.set(keyOf(visit), page)
    return page
  }
  /** Names of the pictures that were taken: a page as it is live, with the release, and with what differs marked. */
  const pictures = async () => {
    for (const { at } of known.values()) {
      const [live, candidate, marked] = [
        pictureOf(job, at, 'live'),
        pictureOf(job, at, 'candidate'),
        pictureOf(job, at, 'marked'),
      ]
      await markDifference({ live, candidate, marked })
    }
    return (await readdir(job.pictures)).toSorted(new Intl.Collator('en', { numeric: true }).compare)
  }
  return { of, pictures }
}

const pictureOf = ({ pictures }: TrialJob, at: number, kind: 'live' | 'candidate' | 'marked'): string =>
  path.join(pictures, `${at}-${kind}.png`)
