import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { drawingVersion } from '@escapade/illustrator/drawing-version'
import { createRasterizer } from './rendering/rasterizer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { describePage } from '../../platform/http/describe-page'
import { AppError } from '../../platform/http/errors'
import { createDiskCache } from './rendering/disk-cache'
import { drawImage } from './rendering/compression'
import { type ImageAddress, type ImageRefusal, parseImageAddress } from './rendition-path'
import { type ImageFormat, imageFormats } from './sizes'
import { createImageStore, type ImageStore, imageName } from './rendering/rendition-store'
import { createWorkQueue, QueueFullError } from './rendering/work-queue'

export type ImagesOptions = {
  /** Folder that keeps what was drawn, such as `var/images`. It may be emptied at any time. */
  cacheDir: string
  /** Pictures drawn at a time, 2 by default. */
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
  path: '/images/{*}',
  summary: 'A picture, drawn on first demand: /images/{subject}[.{region}]/{key}/{W}x{H}.{avif|webp|jpg}',
  requirements: ['SC-027'],
  params: z.object({ '*': z.string() }),
  example: { params: { '*': 'coast.fr/h1/0/480x360.avif' } },
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

function refuse(refusal: ImageRefusal): never {
  if (refusal === 'image-not-found') throw new AppError(refusal)
  const path = refusal === 'image-size-unknown' ? 'size' : 'format'
  throw new AppError('invalid-request', { formats: imageFormats }, [{ path, code: refusal }])
}

/** The same address gives the same bytes for one drawing version, so the picture itself need not be hashed. */
const etagOf = (address: ImageAddress): string =>
  `"${drawingVersion}-${createHash('sha256').update(imageName(address)).digest('base64url').slice(0, 20)}"`

function createStore(app: FastifyInstance, options: ImagesOptions): ImageStore {
  const { cacheDir, concurrency = 2, maxCacheBytes: maxBytes = 2e9 } = options
  const rasterizer = createRasterizer()
  app.addHook('onClose', async () => rasterizer.close())
  return createImageStore({
    cache: createDiskCache({ folder: join(cacheDir, `v${drawingVersion}`), maxBytes }),
    queue: createWorkQueue({ concurrency, limit: queueLimit }),
    draw: (address) => drawImage(address, rasterizer),
    onCacheError: (error) => app.log.warn({ err: error }, 'A picture could not be kept or read'),
  })
}

const knows = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((tag) => tag === etag || tag === `W/${etag}`)

/** `GET /images/{subject}[.{region}]/{key}/{W}x{H}.{avif|webp|jpg}`: drawn on first demand, immutable. */
export async function imagesRoutes(app: FastifyInstance, options: ImagesOptions): Promise<void> {
  const store = createStore(app, options)
  app.get('/images/*', { config: openApi }, async (request, reply) => {
    const { '*': wanted } = request.params as { '*': string }
    const address = parseImageAddress(wanted)
    if (typeof address === 'string') return refuse(address)
    const etag = etagOf(address)
    const kept = { etag, 'cache-control': 'public, max-age=31536000, immutable' }
    if (knows(request, etag)) return reply.code(304).headers(kept).send()
    const bytes = await store.get(address).catch((error) => {
      if (!(error instanceof QueueFullError)) throw error
      reply.header('retry-after', '2')
      throw new AppError('unavailable')
    })
    return reply.headers(kept).type(contentTypes[address.format]).send(bytes)
  })
}
