import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Fetch } from '../identity-provider'

/** Answers calls of the embedded provider within the process, whatever port and proxy lie before it. */
export const fetchFromApp =
  (app: FastifyInstance): Fetch =>
  async (address, { method, headers, body }) => {
    const { host, pathname, search } = new URL(address)
    const sent = new Headers(headers as ConstructorParameters<typeof Headers>[0])
    const answer = await app.inject({
      method: (method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(sent), host },
      ...(body ? { payload: String(body) } : {}),
    })
    const received = Object.entries(answer.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    )
    return new Response(answer.payload, { status: answer.statusCode, headers: received })
  }
