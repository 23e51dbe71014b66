/**
 * Why a remote's server HTML is missing. `paused`: it failed repeatedly a moment ago and was not tried;
 * `late`: no answer in time; `threw`: its own error; `broken`: the bundle cannot be loaded, was tampered with, or
 * its thread died; `invalid`: it returned something else than a render result.
 */
export type RenderFailure = 'paused' | 'late' | 'threw' | 'broken' | 'invalid'

/** One with a cause did not come out of the bundle: a file could not be read, or is another one. */
export class RenderError extends Error {
  override name = 'RenderError'
  constructor(
    readonly failure: RenderFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export const toRenderError = (error: unknown, failure: RenderFailure): RenderError =>
  error instanceof RenderError
    ? error
    : new RenderError(failure, error instanceof Error ? error.message : String(error), { cause: error })
