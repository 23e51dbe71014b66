import type { FastifyBaseLogger } from 'fastify'

type Problem = { remote?: string; error: unknown }

/** Logs what is wrong with the registry or a release: as an error once, as noise while it repeats at every poll. */
export function createProblemLog(log: FastifyBaseLogger) {
  const last = new Map<string, string>()
  return ({ remote, error }: Problem) => {
    const key = remote ?? 'registry'
    const repeated = last.get(key) === String(error)
    last.set(key, String(error))
    const what = remote ? 'a release is not taken' : 'the registry cannot be read'
    log[repeated ? 'debug' : 'error']({ remote, err: error }, what)
  }
}
