import { type MultiStats, rspack } from '@rspack/core'
import type { Outcome } from '../webpack/remote'
import { rspackConfigs } from './rspack-configs'

/** Bundles both halves of a remote. Throws with the bundler's report, and for workers. */
export function byRspack(outcome: Outcome): Promise<void> {
  const compiler = rspack(rspackConfigs(outcome))
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats?: MultiStats) => {
      compiler.close(() => {
        const trouble = error ?? troubleOf(stats)
        if (trouble) reject(trouble)
        else resolve()
      })
    })
  })
}

function troubleOf(stats?: MultiStats): Error | undefined {
  if (!stats || stats.hasErrors())
    return new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'Rspack built nothing')
  const [browser] = stats.toJson({ all: false, chunks: true }).children ?? []
  // The federation plugin puts its runtime into workers as well, where the shell's part of it is not to be had.
  const hasWorker = browser?.chunks?.some(({ entry, names }) => entry && names?.length === 0)
  return hasWorker
    ? new Error('This remote has a worker, which Rspack builds wrongly: remote-kit build, without --rspack')
    : undefined
}
