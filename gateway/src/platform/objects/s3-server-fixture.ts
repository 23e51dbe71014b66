import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Objects = Map<string, Buffer>
type Answer = { status: number; body?: Buffer | string }

const isSigned = ({ headers }: IncomingMessage): boolean =>
  /^AWS4-HMAC-SHA256 Credential=test\/\d{8}\/eu-west-3\/s3\/aws4_request, SignedHeaders=[^,]+, Signature=[0-9a-f]{64}$/.test(
    headers.authorization ?? '',
  )

const problem = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
})

/** Two keys a page, so that a list has several. */
const pageSize = 2

function list(objects: Objects, after: string): Answer {
  const keys = [...objects.keys()].sort().filter((key) => key > after)
  const page = keys.slice(0, pageSize)
  const more = keys.length > page.length
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`,
  }
}

async function answer(request: IncomingMessage, objects: Objects): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [, bucket, ...parts] = pathname.split('/')
  const key = parts.join('/')
  if (!isSigned(request)) return problem(403, 'AccessDenied')
  if (bucket !== 'shop') return problem(404, 'NoSuchBucket')
  if (key === '') return list(objects, searchParams.get('continuation-token') ?? '')
  if (request.method === 'PUT') {
    objects.set(key, await buffer(request))
    return { status: 200 }
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const found = objects.get(key)
  return found ? { status: 200, body: found } : problem(404, 'NoSuchKey')
}

/** As much of S3 as a shop's store speaks, in memory, for tests: the bucket `shop`, by path. */
export async function startS3Server() {
  const objects: Objects = new Map()
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body = '' } = await answer(request, objects)
    response.writeHead(status, { 'content-length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
