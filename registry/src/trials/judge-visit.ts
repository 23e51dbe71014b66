import type { Seen } from './visit-page'

type Judging = {
  candidate: Seen
  /** Page as visitors have it now; null where no release is live. */
  live: Seen | null
  /** True where both were seen in the same language and with the same flags: what they show can be counted. */
  isSame: boolean
  /** A squad said why its pages show less. */
  showsLess: boolean
}

const mostShift = 0.1
/** Of what the live page shows, a candidate has to show so much. */
const leastShare = 0.6
const slackMs = 4000
const slackBytes = 30_000

/** Names of versions and parts of a build differ from one release to the next. */
const withoutNames = (text: string) =>
  text.replaceAll(/[0-9a-f]{8,}|:\d+:\d+|https?:\/\/[^/\s]+/g, '').slice(0, 120)

/** Faults of a page of a candidate, each with what helps. A fault that the live page has too is none of it. */
export function judgeVisit(judging: Judging): string[] {
  const { candidate, live } = judging
  const known = new Set(live?.complaints.map(withoutNames))
  const complaints = candidate.complaints
    .filter((one) => !known.has(withoutNames(one)))
    .map((one) => `the browser says: ${one}`)
  return [...complaints, ...brokenRules(candidate, live), ...costs(candidate, live), ...losses(judging)]
}

function brokenRules({ violations, hosts }: Seen, live: Seen | null): string[] {
  const known = new Set(live?.violations.map((one) => one.split(':')[0]))
  const broken = violations.filter((one) => !known.has(one.split(':')[0]))
  const foreign = live ? hosts.filter((one) => !live.hosts.includes(one)) : []
  return [
    ...broken.map((one) => `accessibility, ${one}`),
    ...foreign.map(
      (one) => `it asks ${one}, which the live page does not: bring what it needs with the release`,
    ),
  ]
}

function costs({ shift, bytes, milliseconds }: Seen, live: Seen | null): string[] {
  const faults: string[] = []
  if (shift > mostShift && shift > (live?.shift ?? 0) + 0.05)
    faults.push(
      `the page moves while it loads, by ${shift.toFixed(2)} (CLS): leave room for what comes later`,
    )
  if (!live) return faults
  if (bytes > live.bytes * 1.5 + slackBytes)
    faults.push(
      `its scripts weigh ${kilobytes(bytes)}, the live ones ${kilobytes(live.bytes)}: load later what the page does not start with`,
    )
  if (milliseconds > live.milliseconds * 2 + slackMs)
    faults.push(
      `it is at rest after ${seconds(milliseconds)}, the live page after ${seconds(live.milliseconds)}`,
    )
  return faults
}

function losses({ candidate, live, isSame, showsLess }: Judging): string[] {
  const empty = candidate.emptyHeadings.filter((one) => !live?.emptyHeadings.includes(one))
  const faults = empty.map((one) => `a heading says nothing: ${one}`)
  if (candidate.status >= 500 || (live && live.status < 400 && candidate.status >= 400))
    faults.push(`the page answers ${candidate.status}`)
  if (!live) return faults
  if (live.documentHeadings > 0 && candidate.documentHeadings === 0)
    faults.push('the server does not draw it: what its render throws stands in the log of the shell')
  const [title] = live.headings
  if (candidate.headings.length === 0 && title !== undefined)
    faults.push(`it has no heading, where the live page has "${title}"`)
  if (!isSame || showsLess) return faults
  for (const kind of ['headings', 'links', 'buttons', 'prices'] as const) {
    const [now, before] = [countOf(candidate[kind]), countOf(live[kind])]
    if (before >= 3 && now < before * leastShare)
      faults.push(`it shows ${now} ${kind}, the live page ${before}: if that is meant, --shows-less "why"`)
  }
  return faults
}

const countOf = (value: number | string[]): number => (typeof value === 'number' ? value : value.length)
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
