import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { callPartner, UnreadableAnswer } from '../observe/partner-calls'
import { checkKey, type ObjectStore } from './object-store'

export type S3Settings = {
  bucket: string
  region: string
  /** Address of another provider than AWS. */
  endpoint: string | undefined
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`: what most other servers speak. */
  pathStyle: boolean
}

/** A store that says nothing is given up, and asked once more: a picture that waits for it holds up its page. */
const patience = { connectionTimeout: 2_000, socketTimeout: 3_500 }

const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || error instanceof NotFound

function orMissing<T>(fallback: T) {
  return (error: unknown): T => {
    if (isMissing(error)) return fallback
    throw error
  }
}

/** Any store that speaks S3. Keys of access come from the environment, as the client looks for them. */
export function createS3Store({ bucket, region, endpoint, pathStyle }: S3Settings): ObjectStore {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint ? { endpoint } : {}),
    requestHandler: patience,
    maxAttempts: 2,
    // Checksums that were added to S3 in 2025 are unknown to other servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => (args) =>
      callPartner('s3', async () => {
        const answer = await next(args)
        // A page of a portal in between has the status of an object.
        if (Object(answer.output).ContentType?.startsWith('text/html'))
          throw new UnreadableAnswer('The store answered with a page')
        return answer
      }),
    { step: 'initialize' },
  )
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  return {
    async put(key, bytes, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }))
    },
    async get(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(orMissing(null))
      return (found?.Body as Readable | undefined) ?? null
    },
    exists: (key) => client.send(new HeadObjectCommand(at(key))).then(() => true, orMissing(false)),
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key } of Contents) if (Key) yield Key
    },
  }
}
