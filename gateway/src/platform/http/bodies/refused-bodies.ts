import { announcesTooMuch, discardBody } from '@escapade/shared-contracts/api/request-body'
import type { FastifyInstance } from 'fastify'

/**
 * An answer that comes before the request was read ends its connection, once the rest has been read: the next request
 * on it would begin in the middle of a body. `Expect: 100-continue` is answered only if the body will be read.
 */
export function closeAfterRefusedBodies(app: FastifyInstance) {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (reply.getHeader('connection') === 'close') await discardBody(raw)
    return payload
  })
  app.server.on('checkContinue', (request, response) => {
    if (!announcesTooMuch(request.headers)) response.writeContinue()
    app.server.emit('request', request, response)
  })
}
