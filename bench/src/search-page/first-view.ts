import * as paths from '@escapade/shared-contracts/paths'
import { type LighthouseRun, runLighthouse, spreadOf } from '../pages/lighthouse-runs'
import type { Row } from '../pages/table'
import { atMost } from './rows'

/** Medians; those of the list pages of EverShop and Medusa are what shops of this kind publish. */
const others = 'EverShop 2400 ms, Medusa 3500 ms'
const views = [
  { view: 'first view', path: paths.search({ flow: 'booking' }), lcpMs: 1500 },
  { view: 'first view with criteria', path: paths.search({ flow: 'booking', hash: 'stars=4' }), lcpMs: 2000 },
]
const mostShift = 0.01

/** The first view as Lighthouse sees it on a phone, without criteria (rendered by the server) and with them. */
export async function measureFirstViews(origin: string, port: number, runs: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const { view, path, lcpMs } of views) {
    const measured: LighthouseRun[] = []
    for (let run = 0; run < runs; run += 1) measured.push(await runLighthouse({ url: origin + path, port }))
    const worstOf = (key: 'lcpMs' | 'cls') => spreadOf(measured.map((run) => run[key])).worst
    rows.push(
      atMost({
        page: view,
        figure: 'LCP, worst run',
        value: worstOf('lcpMs'),
        limit: lcpMs,
        unit: 'ms',
        others,
      }),
      atMost({ page: view, figure: 'CLS, worst run', value: worstOf('cls'), limit: mostShift, digits: 3 }),
    )
  }
  return rows
}
