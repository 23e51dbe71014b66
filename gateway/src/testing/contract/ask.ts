import { endpointPath } from '@escapade/shared-contracts/api/endpoint'
import type { FastifyInstance } from 'fastify'
import { staffHeaders } from '../../capabilities/care/sign-in/staff-fixture'
import type { CallExample, RegisteredCall } from '../../platform/http/call-definition'

export type Asked = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  /** Instead of the body, as it goes over the wire. */
  payload?: string
}

export const askedOf = (example: CallExample | undefined): Asked => (example ?? {}) as Asked

/** Makes a call of the contract as a page would; one of the desk as a page of a lead's. */
export function ask(app: FastifyInstance, { method, path, staff }: RegisteredCall, asked: Asked) {
  const { params = {}, query = {}, body, headers = {}, payload } = asked
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  const text = payload ?? (body === undefined ? undefined : JSON.stringify(body))
  return app.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `${endpointPath({ path, params: { ...namesIn(path), ...params } })}?${search}`,
    headers: {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(staff ? staffHeaders('agent', 'lead') : {}),
      ...headers,
    },
    ...(text === undefined ? {} : { payload: text }),
  })
}

/** Stands for what an example leaves out. */
const namesIn = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, name]))

export type Answer = Awaited<ReturnType<typeof ask>>

export const nameOf = ({ method, path }: RegisteredCall) => `${method} ${path}`
