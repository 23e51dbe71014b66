import { keptReleases } from '@escapade/remote-kit/release/kept-releases'
import { ActRequest, UploadRequest } from '@escapade/shared-contracts/mount/registry-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RegistryDeps } from '../deps'
import { readBody, readName } from '../read-request'
import { readCaller } from '../squads/caller'
import { act } from './acts'
import { databaseStore } from './database-store'
import { readHistory } from './history'
import { beginUpload, uploadFile } from './upload'

const largestFile = 20_000_000
const largestDescription = 1_200_000

type OfRelease = { Params: { name: string; version: string; '*'?: string } }

/** Calls of squads about the releases of their remotes. Every one is signed by a key of theirs. */
export async function releasesRoutes(app: FastifyInstance, deps: RegistryDeps) {
  const { db, files } = deps
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )

  app.put<OfRelease>(
    '/squads/remotes/:name/releases/:version',
    { bodyLimit: largestDescription },
    async (request) => {
      const caller = await readCaller(deps, request)
      const { name, version } = readOfRelease(request)
      return beginUpload(
        { db, files },
        { name, version, caller, request: readBody(UploadRequest, request.body) },
      )
    },
  )

  app.put<OfRelease>(
    '/squads/remotes/:name/releases/:version/files/*',
    { bodyLimit: largestFile },
    async (request, reply) => {
      const caller = await readCaller(deps, request)
      const path = request.params['*'] ?? ''
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await uploadFile({ db, files }, { ...readOfRelease(request), path, content, caller })
      return reply.code(204).send()
    },
  )

  app.post<{ Params: { name: string } }>('/squads/remotes/:name/acts', async (request) => {
    const caller = await readCaller(deps, request)
    const name = readName(request.params.name)
    return act(deps, { name, caller, ...readBody(ActRequest, request.body) })
  })

  app.get<{ Params: { name: string } }>('/squads/remotes/:name/releases', async (request) => {
    await readCaller(deps, request)
    return keptReleases(databaseStore(db), readName(request.params.name))
  })

  app.get<{ Params: { name: string } }>('/squads/remotes/:name/history', async (request) => {
    await readCaller(deps, request)
    return readHistory(db, readName(request.params.name))
  })
}

const readOfRelease = ({ params: { name, version } }: FastifyRequest<OfRelease>) => ({
  name: readName(name),
  version,
})
