import path from 'node:path'
import type { S3Settings } from '@escapade/gateway/platform/objects/s3-store'
import { withPassword } from '@escapade/shared-contracts/settings/kinds'
import { registrySettings } from '@escapade/shared-contracts/settings/table/registry-settings'
import { readTable } from '@escapade/shared-contracts/settings/table/settings-table'

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
  const env = readTable(registrySettings, environment)
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
