import path from 'node:path'
import { usesOf } from '@escapade/remote-kit/release/uses-of'
import { releaseFileTypes } from '@escapade/shared-contracts/mount/release-file-types'
import type { FastifyInstance } from 'fastify'
import type { RegistryDeps } from '../deps'
import { RegistryError } from '../problems'
import { databaseStore } from './database-store'

/** `X-Content-Type-Options` lets browsers run nothing that is called otherwise. The last are for shells. */
const types: Record<string, string> = { ...releaseFileTypes, cjs: 'text/javascript; charset=utf-8' }

type OfFile = { Params: { name: string; version: string; '*': string } }

/** Calls of shells and browsers: the registry, and the files of its releases. */
export async function publicRoutes(app: FastifyInstance, { db, files }: RegistryDeps) {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
  })

  app.get('/registry.json', async (request, reply) => {
    const { revision, document } = await db
      .selectFrom('registry')
      .select(['revision', 'document'])
      .executeTakeFirstOrThrow()
    const etag = `"${JSON.parse(document).id}-${revision}"`
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json').send(document)
  })

  app.get<{ Params: { '*': string } }>('/uses/*', async ({ params: { '*': what } }) =>
    usesOf(databaseStore(db), what),
  )

  app.get<OfFile>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params
    const found = await db
      .selectFrom('release')
      .leftJoin('releaseFile', (join) =>
        join
          .onRef('releaseFile.name', '=', 'release.name')
          .onRef('releaseFile.version', '=', 'release.version')
          .on('releaseFile.path', '=', file),
      )
      .select(['release.releaseText', 'releaseFile.integrity'])
      .where('release.name', '=', name)
      .where('release.version', '=', version)
      .where('release.wholeAt', 'is not', null)
      .executeTakeFirst()
    const content =
      file === 'release.json' ? found?.releaseText : found?.integrity && (await files.get(found.integrity))
    if (!content) throw new RegistryError('not-found', 'No release has this file')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(types[path.extname(file).slice(1)] ?? 'application/octet-stream')
      .send(content)
  })
}
