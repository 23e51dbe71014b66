import { JoinRequest } from '@escapade/shared-contracts/mount/registry-api'
import type { FastifyInstance } from 'fastify'
import type { RegistryDeps } from '../deps'
import { RegistryError } from '../problems'
import { readBody } from '../read-request'
import { readCaller, readSigner } from './caller'
import { join, remotesOf } from './squads'

/** Squads, and the keys that they join with. */
export async function squadsRoutes(app: FastifyInstance, deps: RegistryDeps) {
  const { db, now } = deps
  app.post('/squads', async (request) => {
    const { invitation, key } = readBody(JoinRequest, request.body)
    // A key is named by its holder.
    if ((await readSigner(request)) !== key)
      throw new RegistryError('signature-wrong', 'The call is not signed by the key that it names')
    return db.transaction().execute((tx) => join(tx, { invitation, key, now: now() }))
  })

  app.get('/squads/me', async (request) => {
    const { squad, publicKey } = await readCaller(deps, request)
    const offered = await db.selectFrom('remote').select('name').where('offeredKey', '=', publicKey).execute()
    return { squad, remotes: await remotesOf(db, squad), offered: offered.map(({ name }) => name) }
  })
}
