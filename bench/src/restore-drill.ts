import process from 'node:process'
import { type DrillReport, drillRestore } from '@escapade/gateway/testing/drill/restore-drill'
import { buildGateway, withPlaces } from './drill-places'

/** `pnpm restore-drill`: what a backup that is taken while orders run brings back. See deploy/README.md. */
const { DATABASE = 'embedded', ORDERS = '40', BUYERS = '4' } = process.env

const report = await withPlaces(DATABASE, async ({ from, to, folder }) =>
  drillRestore({
    dist: await buildGateway(),
    from,
    to,
    file: `${folder}/backup`,
    orders: Number(ORDERS),
    buyers: Number(BUYERS),
  }),
)
print(report)
process.exitCode = report.lost.before > 0 || report.problem || report.wrongNights.length > 0 ? 1 : 0

function print({ confirmed, lost, restored, wrongNights, problem, backupMs, restoreMs }: DrillReport) {
  const line = (name: string, value: unknown) => process.stdout.write(`${name.padEnd(44)}${value}\n`)
  const euros = (cents: number) => (cents / 100).toFixed(2)
  line('backup, restore (ms)', `${backupMs}, ${restoreMs}`)
  for (const moment of ['before', 'during', 'after'] as const)
    line(`confirmed ${moment} the backup: lost`, `${confirmed[moment]}: ${lost[moment]}`)
  line('restored orders, confirmed', `${restored.orders}, ${restored.confirmed}`)
  line(
    'captured − refunded = kept by orders (EUR)',
    `${euros(restored.capturedCents)} − ${euros(restored.refundedCents)} = ${euros(restored.owedCents)}`,
  )
  line('mails, effects under way', `${restored.mails}, ${restored.underWay}`)
  line('nights with a wrong stock', wrongNights.length || 'none')
  line('books', problem ?? 'add up')
}
