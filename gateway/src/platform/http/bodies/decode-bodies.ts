import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

const withoutBody = new Set(['GET', 'HEAD', 'TRACE'])

/**
 * Takes compressed bodies as https://www.rfc-editor.org/rfc/rfc9110#section-8.4 has it: one known coding is decoded,
 * any other is 415 and told what is known, what is not of its coding is 400. The limit of bodies holds for the
 * decoded one, so that bombs are 413. `@fastify/compress` would destroy the connection of a damaged body instead of
 * answering.
 */
export function decodeBodies(app: FastifyInstance) {
  app.addHook('preParsing', async ({ method, headers }, reply, payload) => {
    const coding = headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (coding === '' || coding === 'identity' || withoutBody.has(method)) return payload
    const createDecoder = decoders.get(coding)
    if (createDecoder) return decoded(payload as Readable, createDecoder())
    reply.header('accept-encoding', 'gzip, deflate, br')
    throw new AppError('unsupported-media-type')
  })
}

type Decoder = ReturnType<typeof createGunzip>

/** Counts what arrived: `content-length` is of the encoded body. */
function decoded(payload: Readable, decoder: Decoder) {
  const counted = Object.assign(decoder, { receivedEncodedLength: 0 })
  payload.on('data', ({ length }: Buffer) => {
    counted.receivedEncodedLength += length
  })
  payload.on('error', () => counted.destroy())
  // A body that was refused already is no longer listened to, and may still turn out to be damaged.
  counted.on('error', () => {})
  return payload.pipe(counted)
}
