import path from 'node:path'
import type { S3Settings } from '@escapade/gateway/platform/objects/s3-store'
import * as z from 'zod'

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  HOST: z.string().default('127.0.0.1'),
  /** A PostgreSQL server; without it the embedded database under VAR_DIR. */
  REGISTRY_DATABASE_URL: z.url().optional(),
  VAR_DIR: z.string().default('var/registry'),
  /** An S3-compatible store of the files of releases; without it they lie in the folder `files` under VAR_DIR. */
  REGISTRY_S3_BUCKET: z.string().min(1).optional(),
  REGISTRY_S3_REGION: z.string().default('us-east-1'),
  REGISTRY_S3_ENDPOINT: z.url().optional(),
  REGISTRY_S3_PATH_STYLE: z.stringbool().default(false),
  /** Addresses of the load balancers whose `X-Forwarded-*` headers count. */
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Config = {
  port: number
  host: string
  databaseUrl: string | undefined
  varDir: string
  s3: S3Settings | null
  trustProxy: string
  logLevel: string
}

/** Reads the environment; throws a ZodError that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = Environment.parse(environment)
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.REGISTRY_DATABASE_URL,
    varDir: path.resolve(env.VAR_DIR),
    s3: env.REGISTRY_S3_BUCKET
      ? {
          bucket: env.REGISTRY_S3_BUCKET,
          region: env.REGISTRY_S3_REGION,
          endpoint: env.REGISTRY_S3_ENDPOINT,
          pathStyle: env.REGISTRY_S3_PATH_STYLE,
        }
      : null,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }
}
