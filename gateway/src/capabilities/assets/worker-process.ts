import { type ChildProcess, fork } from 'node:child_process'

export type WorkerProcess<Request, Result> = {
  ask(request: Request): Promise<Result>
  isIdle(): boolean
  stop(): void
}
type Answer<Result> = { id: number; result?: Result; error?: string }
type Waiting<Result> = { resolve: (result: Result) => void; reject: (error: Error) => void }

/** glibc gives every thread a heap and seldom shrinks one: two are plenty and halve the memory. */
const env = { ...process.env, MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' }

/** A script in a process of its own, which answers `{ id, ...request }` with `{ id, result }` or `{ id, error }`. */
export function startWorkerProcess<Request extends object, Result>(
  script: string,
  onGone: () => void = () => {},
): WorkerProcess<Request, Result> {
  const child: ChildProcess = fork(script, { env, execArgv: [], serialization: 'advanced' })
  const waiting = new Map<number, Waiting<Result>>()
  let lastId = 0
  const gone = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('The picture process has stopped'))
    waiting.clear()
    onGone()
  }
  child.on('exit', gone)
  child.on('error', gone)
  child.on('message', ({ id, result, error }: Answer<Result>) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    if (result === undefined) caller?.reject(new Error(error))
    else caller?.resolve(result)
  })
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting.set(++lastId, { resolve, reject })
        child.send({ id: lastId, ...request }, (error) => error && gone())
      }),
    isIdle: () => waiting.size === 0,
    stop: () => child.kill(),
  }
}
