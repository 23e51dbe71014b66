import { previewCookie, previewPath } from '@escapade/remote-kit/release/preview-token'
import * as paths from '@escapade/shared-contracts/paths'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../platform/problem'
import type { Previews } from '../registry/previews'
import { setCookie } from './write-cookies'

type Query = { Querystring: { token?: string } }

/** Begins and ends the preview of a release in one browser (decision 108). */
export async function previewRoute(app: FastifyInstance, { previews }: { previews: Previews }) {
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

  app.get<Query>(previewPath, async (request, reply) => {
    const { token } = request.query
    const preview = await previews.of(typeof token === 'string' ? token : undefined)
    if (!preview) return sendProblem(reply, 403, 'preview-not-valid')
    const maxAge = Math.max(1, Math.round((preview.until.getTime() - Date.now()) / 1000))
    setCookie(reply, { name: previewCookie, value: token ?? '', protocol: request.protocol, maxAge })
    return reply.redirect(paths.home(), 303)
  })

  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume().on('end', () => done(null))
  })
  app.post(previewPath, async (_, reply) =>
    reply.clearCookie(previewCookie, { path: '/' }).redirect(paths.home(), 303),
  )
}
