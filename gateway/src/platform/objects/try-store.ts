import { WrongSetting } from '../partners/try-partner'
import type { S3Settings } from './s3-store'

/** Answers of a store that stay the same however long one waits. */
const refusals =
  /^(NoSuchBucket|InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|InvalidBucketName|PermanentRedirect|AuthorizationHeaderMalformed|CredentialsProviderError)$/

/** Lists the bucket that pictures lie in. */
export async function tryStore(s3: S3Settings): Promise<string> {
  const { createS3Store } = await import('./s3-store')
  try {
    for await (const _ of createS3Store(s3).list()) break
  } catch (error) {
    const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
    const isRefused = refusals.test(name) || [301, 401, 403, 404].includes($metadata?.httpStatusCode ?? 0)
    throw isRefused ? new WrongSetting(`${name}: ${(error as Error).message}`) : error
  }
  return `the bucket ${s3.bucket} is there`
}
