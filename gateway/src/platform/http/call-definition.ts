import type { Endpoint, EndpointInput } from '@escapade/shared-contracts/api/endpoint'
import type { Permission } from '@escapade/shared-contracts/rules/staff/permissions'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { $ZodType, input, output } from 'zod/v4/core'
import type { ProblemCode } from './errors'

type OutputOf<S> = S extends $ZodType ? output<S> : undefined
type InputOf<S> = S extends $ZodType ? input<S> : never

export type Call<P, Q, B> = {
  params: OutputOf<P>
  query: OutputOf<Q>
  body: OutputOf<B>
  request: FastifyRequest
  reply: FastifyReply
}

/** A call that succeeds on the seeded catalogue: OpenAPI shows it, the contract tests make it. */
export type CallExample<P = $ZodType, Q = $ZodType, B = $ZodType> = {
  params?: InputOf<P>
  query?: InputOf<Q>
  body?: InputOf<B>
  headers?: Record<string, string>
}

/** Examples with dates are made from today's. Their types are left to the contract tests, which make the call. */
type ExampleOf<P, Q, B> = CallExample<P, Q, B> | ((today: string) => DatedExample)
type DatedExample = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

export type CallDefinition<P, Q, B, Output> = {
  endpoint: Pick<Endpoint<EndpointInput, Output>, 'method' | 'path'> & { types?: { output: Output } }
  params?: P
  query?: Q
  body?: B
  /** Headers that the call reads, with what they are for. */
  headers?: Record<string, string>
  response: $ZodType<Output>
  /** Media type of an answer that is a file; the handler sends it. */
  fileType?: string
  /** One line for OpenAPI. */
  summary: string
  /** Call that succeeds. */
  example?: ExampleOf<P, Q, B>
  /** Rows of the requirements that it answers. */
  requirements?: string[]
  /** Refusals besides those that follow from the rest: `invalid-request`, those of a body and of a limit. */
  errors?: ProblemCode[]
  /** Bytes; default 64 KB. */
  bodyLimit?: number
  /** Calls that one address may make in a minute; without it there is no limit. */
  perMinute?: number
  /** For answers that are the same for everybody; all others are never stored. */
  cache?: CacheRule
  /** Machines ask every second or so: its answers are not worth a line in the log. */
  isPolled?: boolean
  /** Looks for the account that the call is made for; `required` refuses calls without a session that is known. */
  readsAccount?: 'if-any' | 'required'
  /** A call of the desk: for who is signed in there, with this permission or any role; visitors' hosts do not have it. */
  staff?: Permission | 'any'
  /** Subject of a read of people's data that no name in the path tells. */
  readsPeople?: FastifyContextConfig['readsPeople']
  /** A POST after which pages show the same as before: a search, a log. */
  changesNothing?: boolean
  handler: (call: Call<P, Q, B>) => Promise<Output> | Output
}

/** Seconds for which an answer may be shown again without asking. Afterwards it is asked for with its ETag. */
export type CacheRule = { seconds: number }

/** A call as it was registered, without the types of its own. */
export type RegisteredCall = {
  method: string
  path: string
  params?: $ZodType | undefined
  query?: $ZodType | undefined
  body?: $ZodType | undefined
  response: $ZodType
  example: CallExample | undefined
  requirements: string[]
  errors: ProblemCode[]
  perMinute: number | undefined
  cache: CacheRule | undefined
  staff: Permission | 'any' | undefined
  /** Its answer is a file, whose address others may have added to. */
  isFile: boolean
}

const ofBodies: ProblemCode[] = ['malformed-json', 'body-too-large', 'unsupported-media-type']

type Refusable = {
  staff?: Permission | 'any' | undefined
  readsAccount?: 'if-any' | 'required' | undefined
  params?: unknown
  query?: unknown
  body?: unknown
  perMinute?: number | undefined
  errors?: ProblemCode[] | undefined
}

/** Every refusal of a call: those it names and those that follow from what it takes. */
export const refusalsOf = ({
  params,
  query,
  body,
  perMinute,
  readsAccount,
  staff,
  errors = [],
}: Refusable): ProblemCode[] => [
  ...new Set<ProblemCode>([
    ...(readsAccount === 'required' ? (['unauthorized'] as const) : []),
    ...(staff ? (['not-found', 'agent-unknown'] as const) : []),
    ...(staff && staff !== 'any' ? (['role-required'] as const) : []),
    ...(params || query || body ? (['invalid-request'] as const) : []),
    ...(body ? ofBodies : []),
    ...(perMinute ? (['too-many-requests'] as const) : []),
    ...errors,
  ]),
]
