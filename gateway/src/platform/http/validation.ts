import { type $ZodType, safeParse } from 'zod/v4/core'
import { AppError, type FieldError } from './errors'

/**
 * The input as the schema makes it. Throws `invalid-request` with one entry per wrong field; with `refusesUnknown` also
 * per field that the schema does not have.
 */
export function parseInput(
  schema: $ZodType | undefined,
  input: unknown,
  part: string,
  { refusesUnknown = false } = {},
): unknown {
  if (!schema) return undefined
  const parsed = safeParse(schema, input ?? {})
  if (!parsed.success) {
    throw new AppError(
      'invalid-request',
      undefined,
      parsed.error.issues.map((issue) => fieldError(issue, part)),
    )
  }
  const path = pathOfNul(parsed.data)
  if (path)
    throw new AppError('invalid-request', undefined, [{ path: `${part}${path}`, code: 'nul_character' }])
  const unknown = refusesUnknown ? unknownPaths(input, parsed.data) : []
  if (unknown.length > 0)
    throw new AppError(
      'invalid-request',
      undefined,
      unknown.map((field) => ({ path: `${part}.${field}`, code: 'unrecognized_keys' })),
    )
  return parsed.data
}

const fieldError = (
  issue: { path: PropertyKey[]; code: string; message: string },
  part: string,
): FieldError => ({
  path: [part, ...issue.path].map(String).join('.'),
  code: issue.code,
  message: issue.message,
})

/** PostgreSQL stores no NUL: the path of the first one, or null. */
function pathOfNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, child] of Object.entries(value)) {
    const found = pathOfNul(child, `${path}.${key}`)
    if (found) return found
  }
  return null
}

/** Checks an answer against the contract: wrong values and keys that the contract does not know. */
export function checkOutput(schema: $ZodType, output: unknown): string[] {
  const parsed = safeParse(schema, output)
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  }
  return unknownPaths(output, parsed.data).map((path) => `${path}: not in the contract`)
}

/** Paths of what was given and is not in what a schema made of it. */
function unknownPaths(given: unknown, known: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return []
  return Object.entries(given).flatMap(([key, child]) => {
    if (child === undefined) return []
    if (!(key in known)) return [`${path}${key}`]
    return unknownPaths(child, Reflect.get(known, key), `${path}${key}.`)
  })
}
