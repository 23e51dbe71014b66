import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import type { Environment } from './stage'

/** Settings that have another form than they take, a line each. */
export class WrongSettingsError extends Error {
  override readonly name = 'WrongSettingsError'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(['Wrong settings in the environment', ...lines].join('\n'))
    this.lines = lines
  }
}

/** Settings from the environment. Throws `WrongSettingsError`, which names each wrong one. */
export function readEnvironment<Schema extends $ZodType>(
  schema: Schema,
  environment: Environment,
): output<Schema> {
  const parsed = safeParse(schema, environment)
  if (parsed.success) return parsed.data
  throw new WrongSettingsError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  )
}
