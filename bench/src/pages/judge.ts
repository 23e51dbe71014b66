import type { FirstLoad } from './first-load'
import { type LighthouseRun, type Spread, spreadOf } from './lighthouse-runs'
import type { Row } from './table'

export type Measurement = { runs: LighthouseRun[]; load: FirstLoad; roundTrips: number }

const limits = {
  score: 98,
  cls: 0.01,
  scriptKb: 165,
  lcpMs: { median: 1400, worst: 1550 },
  tbtMs: { median: 100, worst: Number.POSITIVE_INFINITY },
  lcpRatio: 0.6,
  scriptRatio: 1.45,
}
/** A round trip is a whole one; a tenth is the clock's. */
const tolerance = 0.1

/** Rows of one page: ours against the limits, and by the medians against the plain bundle where that has the page. */
export function judge(page: string, ours: Measurement, plain: Measurement | null): Row[] {
  const { load } = ours
  return [
    ...lighthouseRows(page, ours.runs),
    {
      page,
      figure: `JavaScript, ${load.scripts} files of ${load.requests} requests`,
      value: `${load.scriptKb.toFixed(1)} KB`,
      target: `≤ ${limits.scriptKb} KB`,
      pass: load.scriptKb <= limits.scriptKb,
    },
    ...(plain ? ratioRows(page, ours, plain) : []),
  ]
}

function lighthouseRows(page: string, runs: LighthouseRun[]): Row[] {
  const most = (key: 'score' | 'machine') =>
    spreadOf(
      runs.map((run) => run[key]),
      true,
    )
  const score = most('score')
  const atMost = (figure: string, key: 'lcpMs' | 'tbtMs' | 'cls', show: (value: number) => string): Row => {
    const spread = spreadOf(runs.map((run) => run[key]))
    const asked = limits[key]
    const limit = typeof asked === 'number' ? { median: asked, worst: asked } : asked
    return {
      page,
      figure,
      value: both(spread, show),
      target: `≤ ${both(limit, show)}`,
      pass: spread.median <= limit.median && spread.worst <= limit.worst,
    }
  }
  return [
    {
      page,
      figure: 'Lighthouse score',
      value: both(score, String),
      target: `≥ ${limits.score}`,
      pass: score.worst >= limits.score,
    },
    atMost('LCP', 'lcpMs', milliseconds),
    atMost('TBT', 'tbtMs', milliseconds),
    atMost('CLS', 'cls', (value) => value.toFixed(3)),
    {
      page,
      figure: 'Speed of the machine meanwhile',
      value: both(most('machine'), (value) => value.toFixed(0)),
    },
  ]
}

const milliseconds = (value: number) => `${Math.round(value)} ms`
const both = ({ median, worst }: Spread, show: (value: number) => string) =>
  `${show(median)} (worst ${show(worst)})`

function ratioRows(page: string, ours: Measurement, plain: Measurement): Row[] {
  const lcp = (measured: Measurement) => spreadOf(measured.runs.map((run) => run.lcpMs)).median
  const ratio = (
    figure: string,
    mine: number,
    other: number,
    limit: number,
    show: (value: number) => string,
  ) => ({
    page,
    figure: `${figure}, ours / plain`,
    value: `${(mine / other).toFixed(2)} (${show(mine)} / ${show(other)})`,
    target: `≤ ${limit}`,
    pass: mine / other <= limit,
  })
  return [
    ratio('LCP', lcp(ours), lcp(plain), limits.lcpRatio, milliseconds),
    ratio(
      'JavaScript',
      ours.load.scriptKb,
      plain.load.scriptKb,
      limits.scriptRatio,
      (kb) => `${kb.toFixed(1)} KB`,
    ),
    {
      page,
      figure: 'Round trips until usable, ours / plain',
      value: `${ours.roundTrips.toFixed(1)} / ${plain.roundTrips.toFixed(1)}`,
      target: 'ours ≤ plain',
      pass: ours.roundTrips <= plain.roundTrips + tolerance,
    },
  ]
}
