import lighthouse from 'lighthouse'

export type LighthouseRun = {
  score: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** Speed of the machine meanwhile, as Lighthouse measures it before each run: more is faster. */
  machine: number
}

/** Says that the browser recorded no page load: nothing was measured. */
const notRecorded = 'NO_NAVSTART'

type Visit = { url: string; port: number; cookie?: string | undefined }

/** Lighthouse as it comes: a phone, simulated slow network and processor, empty cache. */
export async function runLighthouse(visit: Visit, tries = 3): Promise<LighthouseRun> {
  const { url, port, cookie } = visit
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    ...(cookie ? { extraHeaders: { cookie } } : {}),
    // The page of an unknown address is measured like any other.
    ignoreStatusCode: true,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories, environment, runtimeError } = result.lhr
  if (runtimeError?.code === notRecorded && tries > 1) return runLighthouse(visit, tries - 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcpMs: numberOf('largest-contentful-paint'),
    tbtMs: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  }
}

export type Spread = { median: number; worst: number }

/** `worst` is the largest; where more is better, ask for the smallest. */
export function spreadOf(values: number[], moreIsBetter = false): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const last = (moreIsBetter ? sorted[0] : sorted.at(-1)) ?? Number.NaN
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, worst: last }
}
