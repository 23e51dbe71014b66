import { inputsVersion } from './inputs-version'

/**
 * A call of the gateway: where it lives and, as types only, what goes in and out.
 * The zod schemas stand apart (`*-schemas.ts`), so that a page that makes a call does not ship its validation:
 * the gateway validates both directions (docs/decisions/002-schemas-stay-on-the-server.md).
 */
export type Endpoint<Input extends EndpointInput, Output> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path on the gateway with `{name}` for each path parameter. */
  readonly path: string
  /** Of the contracts that the caller was built with. */
  readonly inputs?: string
  /** Never present at run time: carries the types. */
  readonly types?: { input: Input; output: Output }
}

export type EndpointInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** Marked pure where it is called (`@__PURE__`): bundles leave out the calls that they never make. */
export function endpoint<Input extends EndpointInput, Output>(
  method: Endpoint<Input, Output>['method'],
  path: string,
): Endpoint<Input, Output> {
  return { method, path, inputs: inputsVersion }
}

/** Fills `{name}` in the path; parameters are URI-encoded. Throws on a missing one. */
export function endpointPath({
  path,
  params = {},
}: {
  path: string
  params?: EndpointInput['params']
}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`Missing path parameter ${name} of ${path}`)
    return encodeURIComponent(value)
  })
}
