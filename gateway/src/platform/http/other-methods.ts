import type { FastifyInstance } from 'fastify'
import { AppError } from './errors'

type Address = { pattern: RegExp; methods: Set<string> }

const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  )

/**
 * Tells an address that is not there from one that is asked in the wrong way: 405 with what it can be asked with,
 * which OPTIONS answers too. Before the body is read, so that nothing else is found wrong with the call first.
 */
export function answerOtherMethods(app: FastifyInstance) {
  const addresses = new Map<string, Address>()
  app.addHook('onRoute', ({ method, url }) => {
    const address = addresses.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    // HEAD comes with GET, and for some addresses alone, though both are answered.
    for (const each of [method].flat()) address.methods.add(each).add(each === 'HEAD' ? 'GET' : each)
    addresses.set(url, address)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const [path = ''] = request.url.split('?')
    const known = [...addresses.values()].filter(({ pattern }) => pattern.test(path))
    const methods = new Set(known.flatMap((address) => [...address.methods]))
    if (methods.size === 0 || methods.has(request.method)) return
    reply.header('allow', [...methods.add('OPTIONS')].sort().join(', '))
    if (request.method !== 'OPTIONS') throw new AppError('method-not-allowed')
    await reply.code(204).header('cache-control', 'no-store').send()
  })
}
