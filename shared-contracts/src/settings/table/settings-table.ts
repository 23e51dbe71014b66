import { safeParse } from 'zod/v4/core'
import type { Kind, ValueOf } from '../kinds'
import type { Environment } from '../stage'

/** A setting of a server, an environment variable. */
export type Setting = {
  kind: Kind
  /** Says to who runs the shop what it changes. */
  does: string
  /** Value where it is not set, as it would be given. */
  default?: string
  /** No command shows its value. */
  secret?: true
  /** A shop that sells does not start without it, or without the setting that is named. */
  needed?: true | { or: string }
  /** Names of all that are set together with it, its own among them: one alone would do nothing. */
  together?: readonly string[]
}

/** Settings of a server by their names. */
export type SettingsTable = Readonly<Record<string, Setting>>

export type SettingsOf<Table extends SettingsTable> = {
  [Name in keyof Table]:
    | ValueOf<Table[Name]['kind']>
    | (Table[Name] extends { default: string } ? never : undefined)
}

/** Settings that have another form than they take, a line each. */
export class WrongSettingsError extends Error {
  override readonly name = 'WrongSettingsError'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(['Wrong settings in the environment', ...lines].join('\n'))
    this.lines = lines
  }
}

/**
 * Settings from the environment. `contradictionsIn` finds what is wrong between several of them. Throws
 * `WrongSettingsError`, which names everything that is wrong.
 */
export function readTable<Table extends SettingsTable>(
  table: Table,
  environment: Environment,
  contradictionsIn: (environment: Environment) => string[] = () => [],
): SettingsOf<Table> {
  const wrong: string[] = []
  const settings = Object.entries(table).map(([name, { kind, default: whenUnset }]) => {
    const given = environment[name] ?? whenUnset
    if (given === undefined) return [name, undefined]
    const parsed = safeParse(kind.schema, given)
    if (!parsed.success) wrong.push(`${name}: takes ${kind.takes}`)
    return [name, parsed.data]
  })
  wrong.push(...halfSet(table, environment), ...contradictionsIn(environment))
  if (wrong.length > 0) throw new WrongSettingsError(wrong)
  return Object.fromEntries(settings) as SettingsOf<Table>
}

/** A line for each group of settings of which some are set. */
function halfSet(table: SettingsTable, environment: Environment): string[] {
  const groups = new Set(Object.values(table).flatMap(({ together }) => (together ? [together] : [])))
  return [...groups].flatMap((group) => {
    const missing = group.filter((name) => !environment[name]?.trim())
    if (missing.length === 0 || missing.length === group.length) return []
    const given = group.filter((name) => !missing.includes(name))
    return [`${given.join(', ')}: set without ${missing.join(', ')}: set all of them, or none`]
  })
}
