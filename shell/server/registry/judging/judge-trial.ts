/** Outcome of one page or fragment when a release was tried. */
export type TrialPart = { part: string; problem: string | null; late?: boolean }

/** The release itself is at fault: trying it again would end the same. */
export class RefusedReleaseError extends Error {
  override name = 'RefusedReleaseError'
}

/**
 * Throws when a release draws nothing, or throws where the one before drew: with that the shop was better off. A late
 * part is no proof: on a busy machine it may draw at the next try.
 */
export function judgeTrial(parts: TrialPart[], drawnBefore: Set<string>): void {
  const failed = parts.filter(({ problem }) => problem !== null)
  if (failed.length === 0) return
  const threw = failed.filter(({ late }) => !late)
  const lost = threw.filter(({ part }) => drawnBefore.has(part))
  if (lost.length > 0) throw new RefusedReleaseError(`It does not draw ${describe(lost)}`)
  if (failed.length < parts.length) return
  const message = `It draws nothing: ${describe(failed)}`
  throw threw.length > 0 ? new RefusedReleaseError(message) : new Error(message)
}

const firstLine = (text: string | null) => text?.split('\n')[0] ?? ''

const describe = (parts: TrialPart[]): string =>
  parts.map(({ part, problem }) => `${part} (${firstLine(problem)})`).join(', ')
