import { createJobRunner } from './periodic-jobs'

const failures: string[] = []
const log = { error: ({ job }: { job: string }) => void failures.push(job) } as never
beforeEach(() => failures.splice(0))

/** A promise and the way to keep it. */
function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}

describe('createJobRunner', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('runs a job at once and again at its interval, until it is stopped', async () => {
    const runner = createJobRunner(log)
    const run = jest.fn(async () => {})
    runner.add({ name: 'count', everyMs: 1_000, run })
    runner.start()
    await jest.advanceTimersByTimeAsync(2_500)
    expect(run).toHaveBeenCalledTimes(3)
    await runner.stop()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('goes on after a failure', async () => {
    const runner = createJobRunner(log)
    let runs = 0
    runner.add({
      name: 'failing',
      everyMs: 1_000,
      run: async () => {
        runs += 1
        throw new Error('no')
      },
    })
    runner.start()
    await jest.advanceTimersByTimeAsync(1_500)
    await runner.stop()
    expect(runs).toBe(2)
    expect(failures).toEqual(['failing', 'failing'])
    expect(runner.overdue(Date.now() + 60_000)).toEqual([{ job: 'failing', ms: 60_500 }])
  })

  it('never runs a job twice at a time: woken meanwhile, it runs once more right after', async () => {
    const runner = createJobRunner(log)
    const first = deferred()
    let runs = 0
    runner.add({
      name: 'slow',
      everyMs: 60_000,
      run: () => {
        runs += 1
        return runs === 1 ? first.promise : Promise.resolve()
      },
    })
    runner.start()
    runner.wake('slow')
    runner.wake('slow')
    expect(runs).toBe(1)
    first.resolve()
    await jest.advanceTimersByTimeAsync(1)
    expect(runs).toBe(2)
    await runner.stop()
  })

  it('waits for what runs before it stops', async () => {
    const runner = createJobRunner(log)
    const job = deferred()
    const steps: string[] = []
    runner.add({ name: 'slow', everyMs: 1_000, run: () => job.promise.then(() => void steps.push('done')) })
    runner.start()
    const stopped = runner.stop().then(() => steps.push('stopped'))
    job.resolve()
    await stopped
    expect(steps).toEqual(['done', 'stopped'])
  })
})
