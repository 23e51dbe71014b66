import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../platform/database/tables'
import { describePage } from '../../platform/http/describe-page'
import { AppError } from '../../platform/http/errors'
import type { AssetSources } from './asset-source'
import { blankSource } from './blank-source'
import { createListing } from './listing'
import { createDiskCache } from './rendering/disk-cache'
import type { ListedRendition } from './rendering/listed-rendition'
import { createRasterizer } from './rendering/rasterizer'
import { render } from './rendering/render'
import { createRenditionStore, type RenditionStore, renditionName } from './rendering/rendition-store'
import { createWorkQueue, QueueFullError } from './rendering/work-queue'
import { parseRenditionPath, type RenditionRefusal } from './rendition-path'
import { type ImageFormat, imageFormats } from './sizes'
import { OriginalMissingError } from './store/photograph-source'

export type AssetsOptions = {
  db: Kysely<Database>
  sources: AssetSources
  /** Folder that keeps what was rendered, such as `var/images`. It may be emptied at any time. */
  cacheDir: string
  /** Pictures rendered at a time, 2 by default. */
  concurrency?: number
  /** Default 2 GB. */
  maxCacheBytes?: number
}

const contentTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}
const queueLimit = 500

const openApi = describePage({
  method: 'GET',
  path: '/images/{file}',
  summary: 'A picture of an asset, rendered on first demand: /images/{address}/{W}x{H}.{avif|webp|jpg}',
  requirements: ['SC-027'],
  params: z.object({ file: z.string() }),
  example: { params: { file: 'blank/480x360.avif' } },
  answers: {
    200: {
      description: 'The picture: the same address gives the same bytes',
      content: Object.fromEntries(
        Object.values(contentTypes).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    },
  },
  errors: ['image-not-found', 'unavailable'],
})

function refuse(refusal: RenditionRefusal): never {
  if (refusal === 'image-not-found') throw new AppError(refusal)
  const path = refusal === 'image-size-unknown' ? 'size' : 'format'
  throw new AppError('invalid-request', { formats: imageFormats }, [{ path, code: refusal }])
}

/** Tag from the name of the rendition: one name gives the same bytes, so the picture itself need not be hashed. */
const etagOf = (rendition: ListedRendition): string =>
  `"${createHash('sha256').update(renditionName(rendition)).digest('base64url').slice(0, 20)}"`

function createStore(app: FastifyInstance, sources: AssetSources, options: AssetsOptions): RenditionStore {
  const { cacheDir, concurrency = 2, maxCacheBytes: maxBytes = 2e9 } = options
  const rasterizer = createRasterizer()
  app.addHook('onClose', async () => rasterizer.close())
  return createRenditionStore({
    cache: createDiskCache({ folder: join(cacheDir, 'renditions'), maxBytes }),
    queue: createWorkQueue({ concurrency, limit: queueLimit }),
    render: (rendition) => render(rendition, { sources, rasterizer }),
    onCacheError: (error) => app.log.warn({ err: error }, 'A picture could not be kept or read'),
  })
}

const knows = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((tag) => tag === etag || tag === `W/${etag}`)

/** `GET /images/{address}/{W}x{H}.{avif|webp|jpg}`: rendered on first demand, immutable. */
export async function assetsRoutes(app: FastifyInstance, options: AssetsOptions): Promise<void> {
  const sources = { ...options.sources, blank: blankSource }
  const store = createStore(app, sources, options)
  const findListed = createListing({ db: options.db, sources })
  app.get('/images/*', { config: openApi }, async (request, reply) => {
    const { '*': wanted } = request.params as { '*': string }
    const parsed = parseRenditionPath(wanted)
    if (typeof parsed === 'string') return refuse(parsed)
    const rendition = await findListed(parsed)
    if (!rendition) return refuse('image-not-found')
    const etag = etagOf(rendition)
    const kept = { etag, 'cache-control': 'public, max-age=31536000, immutable' }
    if (knows(request, etag)) return reply.code(304).headers(kept).send()
    const bytes = await store.get(rendition).catch((error) => {
      if (error instanceof OriginalMissingError) return refuse('image-not-found')
      if (!(error instanceof QueueFullError)) throw error
      reply.header('retry-after', '2')
      throw new AppError('unavailable')
    })
    return reply.headers(kept).type(contentTypes[rendition.format]).send(bytes)
  })
}
