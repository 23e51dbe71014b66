import { createWorkQueue, QueueFullError } from './work-queue'

function createGate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('work queue', () => {
  it('runs a few at a time, in order of arrival', async () => {
    const queue = createWorkQueue({ concurrency: 2, limit: 10 })
    const started: number[] = []
    const gates = [0, 1, 2, 3].map(createGate)
    const runs = gates.map((gate, index) =>
      queue.run(async () => {
        started.push(index)
        await gate.opened
      }),
    )
    await new Promise(setImmediate)
    expect(started).toEqual([0, 1])
    gates[1]?.open()
    await runs[1]
    await new Promise(setImmediate)
    expect(started).toEqual([0, 1, 2])
    for (const gate of gates) gate.open()
    await Promise.all(runs)
    expect(started).toEqual([0, 1, 2, 3])
  })

  it('refuses when too many wait, and recovers', async () => {
    const queue = createWorkQueue({ concurrency: 1, limit: 1 })
    const gate = createGate()
    const running = queue.run(() => gate.opened)
    const waiting = queue.run(async () => 'waited')
    await expect(queue.run(async () => 'refused')).rejects.toThrow(QueueFullError)
    gate.open()
    await running
    await expect(waiting).resolves.toBe('waited')
    await expect(queue.run(async () => 'later')).resolves.toBe('later')
  })

  it('gives its place to the next one when a task throws', async () => {
    const queue = createWorkQueue({ concurrency: 1, limit: 1 })
    const failing = queue.run(() => Promise.reject(new Error('no')))
    const next = queue.run(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    await expect(next).resolves.toBe('next')
  })
})
