import process from 'node:process'
import { text } from 'node:stream/consumers'
import { runVisits } from './run-visits'
import { TrialJob, type TrialOutcome } from './trial-job'

/** Entry of the process of a trial: the job comes in as JSON, its outcome goes out as JSON. */
const job = TrialJob.parse(JSON.parse(await text(process.stdin)))
const outcome = await runVisits(job).catch(
  (error: Error): TrialOutcome => ({
    state: 'not-seen',
    reason: error.message.split('\n')[0] ?? '',
    faults: [],
    seen: [],
    left: [],
    pictures: [],
  }),
)
process.stdout.write(JSON.stringify(outcome), () => process.exit(0))
