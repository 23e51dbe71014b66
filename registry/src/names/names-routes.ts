import { AcceptRequest, KeyRequest, OfferRequest } from '@escapade/shared-contracts/mount/registry-api'
import type { FastifyInstance } from 'fastify'
import type { RegistryDeps } from '../deps'
import { readBody, readName } from '../read-request'
import { readCaller } from '../squads/caller'
import { acceptName, offerName, rotateKey } from './change-key'

type OfRemote = { Params: { name: string } }

/** Whose a name is, and by which key. */
export async function namesRoutes(app: FastifyInstance, deps: RegistryDeps) {
  const { db, now } = deps
  app.post('/squads/key', { bodyLimit: 5_000_000 }, async (request, reply) => {
    const caller = await readCaller(deps, request)
    await rotateKey({ db, now }, { caller, ...readBody(KeyRequest, request.body) })
    return reply.code(204).send()
  })

  app.post<OfRemote>('/squads/remotes/:name/offer', async (request, reply) => {
    const caller = await readCaller(deps, request)
    const name = readName(request.params.name)
    await offerName({ db, now }, { name, caller, ...readBody(OfferRequest, request.body) })
    return reply.code(204).send()
  })

  app.post<OfRemote>('/squads/remotes/:name/acceptance', async (request, reply) => {
    const caller = await readCaller(deps, request)
    const name = readName(request.params.name)
    await acceptName({ db, now }, { name, caller, ...readBody(AcceptRequest, request.body) })
    return reply.code(204).send()
  })
}
