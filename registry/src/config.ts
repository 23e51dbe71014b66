import path from 'node:path'
import type { S3Settings } from '@escapade/gateway/platform/objects/s3-store'
import { postgresUrl, trustedProxies, webUrl, withPassword } from '@escapade/shared-contracts/settings/kinds'
import { readEnvironment } from '@escapade/shared-contracts/settings/read-environment'
import * as z from 'zod'
import * as mini from 'zod/mini'

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  HOST: z.string().default('127.0.0.1'),
  /** A PostgreSQL server; without it the embedded database under VAR_DIR. */
  REGISTRY_DATABASE_URL: z.optional(postgresUrl),
  /** Its password as it is, where it has none. */
  REGISTRY_DATABASE_PASSWORD: z.string().min(1).optional(),
  VAR_DIR: z.string().default('var/registry'),
  /** An S3-compatible store of the files of releases; without it they lie in the folder `files` under VAR_DIR. */
  REGISTRY_S3_BUCKET: z.string().min(1).optional(),
  REGISTRY_S3_REGION: z.string().default('us-east-1'),
  REGISTRY_S3_ENDPOINT: z.optional(webUrl()),
  REGISTRY_S3_PATH_STYLE: z.stringbool().default(false),
  /** Squads by their public keys, comma-joined: `search=MCowBQYDK2VwAyEA…`. Others are invited. */
  REGISTRY_SQUADS: z
    .string()
    .regex(/^([a-z][a-z0-9-]{0,63}=[A-Za-z0-9+/]{59}=)(,[a-z][a-z0-9-]{0,63}=[A-Za-z0-9+/]{59}=)*$/, {
      error: 'takes names and Ed25519 public keys (SPKI in base64): search=MCowBQYDK2VwAyEA…',
    })
    .optional(),
  /** `1`: an unknown key is that of a squad of its own. For a developer's machine. */
  REGISTRY_OPEN: z.stringbool().default(false),
  /** A shell that follows this registry: releases are tried in a browser on its pages before they go live. */
  TRIAL_SHELL_URL: z.optional(webUrl()),
  /** Chromium, where it is in no usual place. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  /** Addresses of the load balancers whose `X-Forwarded-*` headers count. */
  TRUST_PROXY: mini._default(trustedProxies, 'loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Config = {
  port: number
  host: string
  databaseUrl: string | undefined
  varDir: string
  s3: S3Settings | null
  squads: Record<string, string>
  isOpen: boolean
  trialShell: string | undefined
  chromium: string | undefined
  trustProxy: string
  logLevel: string
}

/** Reads the environment; throws a `WrongSettingsError` that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(Environment, environment)
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: withPassword(env.REGISTRY_DATABASE_URL, env.REGISTRY_DATABASE_PASSWORD),
    varDir: path.resolve(env.VAR_DIR),
    s3: env.REGISTRY_S3_BUCKET
      ? {
          bucket: env.REGISTRY_S3_BUCKET,
          region: env.REGISTRY_S3_REGION,
          endpoint: env.REGISTRY_S3_ENDPOINT,
          pathStyle: env.REGISTRY_S3_PATH_STYLE,
        }
      : null,
    squads: Object.fromEntries((env.REGISTRY_SQUADS ?? '').split(',').filter(Boolean).map(readSquad)),
    isOpen: env.REGISTRY_OPEN,
    trialShell: env.TRIAL_SHELL_URL,
    chromium: env.CHROMIUM_PATH,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }
}

/** A key ends with an equals sign itself. */
function readSquad(given: string): [string, string] {
  const at = given.indexOf('=')
  return [given.slice(0, at), given.slice(at + 1)]
}
