import { unknownTools } from './developer-tools'
import { publicHostOf, publicOriginOf } from './public-address'
import { isSandboxAsked, isTestKey } from './sandbox'
import { type Environment, isProduction } from './stage'
import { type Setting, type SettingsTable, WrongSettingsError } from './table/settings-table'
import { settingsTables } from './table/settings-tables'

export type Server = 'gateway' | 'shell'

/** Names of settings that a shop that sells needs from outside; of each, one is enough. */
export const requirements = (server: Server): string[][] =>
  Object.entries<Setting>(settingsTables[server]).flatMap(([name, { needed }]) =>
    needed ? [needed === true ? [name] : [name, needed.or]] : [],
  )

const purposeOf = (server: Server, name: string) => (settingsTables[server] as SettingsTable)[name]?.does

const missingFor = (server: Server, environment: Environment): string[] =>
  requirements(server)
    .filter((names) => !names.some((name) => environment[name]))
    .map((names) => `${names.join(' or ')} is missing: ${purposeOf(server, names[0] ?? '')}`)

/** Settings that do not do what they are set for. */
function contradictionsIn(environment: Environment): string[] {
  const { STRIPE_SECRET_KEY: key = '' } = environment
  const origin = publicOriginOf(environment)
  const isElsewhere = origin !== null && new URL(origin).host !== publicHostOf(environment)
  const isAsked = isSandboxAsked(environment)
  return [
    ...(key && !isAsked && isTestKey(key)
      ? ['STRIPE_SECRET_KEY is a key of the test mode: cards would be charged nothing']
      : []),
    ...(key && isAsked && !isTestKey(key)
      ? ['STRIPE_SECRET_KEY is a live key, but SANDBOX=1 says that nothing is sold: leave one of them out']
      : []),
    ...(isElsewhere ? ['PUBLIC_HOST and PUBLIC_ORIGIN name different hosts: one of them is enough'] : []),
    ...unknownTools(environment).map((name) => `DEV_TOOLS names ${name}, which is no tool`),
  ]
}

/** Why a server must not start in production, a line each. Nothing outside of production. */
export function refusals(server: Server, environment: Environment): string[] {
  if (!isProduction(environment)) return []
  const missing = isSandboxAsked(environment) ? [] : missingFor(server, environment)
  return [...missing, ...contradictionsIn(environment)]
}

/** Throws with every refusal at once, those of `read` too, and with what to do. Answers what `read` has read. */
export function readSettings<Settings>(
  server: Server,
  environment: Environment,
  read: (environment: Environment) => Settings,
): Settings {
  const refused = refusals(server, environment)
  try {
    const settings = read(environment)
    if (refused.length === 0) return settings
  } catch (error) {
    if (!(error instanceof WrongSettingsError) || refused.length === 0) throw error
    refused.push(...error.lines)
  }
  throw new Error(explain(server, refused))
}

const explain = (server: Server, lines: readonly string[]): string =>
  [
    `The ${server} does not start in production:`,
    ...lines.map((line) => `  ${line}`),
    'Set what is named above, or SANDBOX=1 for a demonstration, which says on each page and in each mail that nothing',
    'is sold. On a developer’s machine: npm start, or STAGE=development. All settings: deploy/settings.md.',
  ].join('\n')

/** Exit code of a server whose settings are wrong (EX_CONFIG of sysexits.h): starting it again changes nothing. */
export const wrongSettingsExitCode = 78
