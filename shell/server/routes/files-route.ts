import type { FastifyInstance, FastifyReply } from 'fastify'
import { DamagedFileError, type ImmutableFiles } from '../platform/immutable-files'
import { sendProblem } from '../platform/problem'

type Options = {
  under: string
  files: ImmutableFiles
  /** A file that was there and is not to be had any more. */
  isGone?: (relativePath: string) => boolean
}

/** Serves files whose names change with their content, to any site: behind a CDN, pages and files differ in origin. */
export async function filesRoute(app: FastifyInstance, { under, files, isGone = () => false }: Options) {
  app.get(`${under}*`, { compress: false }, async (request, reply) => {
    const { '*': relativePath = '' } = request.params as { '*'?: string }
    if (isGone(relativePath)) return refuse(reply, 410, 'withdrawn')
    try {
      const file = await files.get(relativePath, String(request.headers['accept-encoding'] ?? ''))
      return file ? sendFile(reply, relativePath, file) : refuse(reply, 404, 'not-found')
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error
      request.log.error({ err: error }, 'a file is not served')
      return refuse(reply, 502, 'damaged-file')
    }
  })
}

/** A hash in the name or a version as the folder: the content never changes. */
const cacheFor = (relativePath: string) =>
  /\.[0-9a-f]{8,}\.|\//.test(relativePath) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

function sendFile(
  reply: FastifyReply,
  relativePath: string,
  file: NonNullable<Awaited<ReturnType<ImmutableFiles['get']>>>,
) {
  if (file.encoding) reply.header('content-encoding', file.encoding)
  return reply
    .headers({
      'content-type': file.type,
      'cache-control': cacheFor(relativePath),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    .send(file.content)
}

/** A release may arrive or be mended a moment later: that it was not there is not remembered. */
const refuse = (reply: FastifyReply, status: number, code: string) =>
  sendProblem(reply.header('cache-control', 'no-store'), status, code)
