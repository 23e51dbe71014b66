import { safeParse } from 'zod/v4/core'
import type { Environment } from '../stage'
import type { Setting } from './settings-table'
import { type ServerName, settingsTables } from './settings-tables'

const rowsOf = (server: ServerName) => Object.entries<Setting>(settingsTables[server])

function saidOf({ kind, secret, default: whenUnset }: Setting, given: string | undefined): string {
  if (given === undefined) return whenUnset ? `${whenUnset} (default)` : 'not set'
  if (!safeParse(kind.schema, given).success) return `wrong: takes ${kind.takes}`
  return secret ? 'set' : given
}

/** Describes what a server would go by, a row for each setting; of secrets only that they are set. */
export const describeSettings = (server: ServerName, environment: Environment) =>
  rowsOf(server).map(([setting, row]) => ({
    setting,
    value: saidOf(row, environment[setting]),
    does: row.does,
  }))

const inCell = (text: string) => text.replaceAll('|', '\\|')
const asCode = (text: string) => `\`${text}\``

const columns = ['| variable | takes | unset | what it changes |', '|---|---|---|---|']

const lineOf = ([name, { kind, secret, needed, does, default: whenUnset }]: [string, Setting]): string =>
  [
    `| ${needed ? `**${asCode(name)}**` : asCode(name)}`,
    inCell(kind.takes),
    whenUnset ? inCell(asCode(whenUnset)) : '',
    `${inCell(does)}${secret ? '; secret' : ''} |`,
  ].join(' | ')

/** The page of all settings. */
export const drawSettings = (): string =>
  [
    '# Settings',
    '',
    'All are environment variables. A shop that sells does not start without those in **bold**; what is wrong or missing is named at once, and the exit code is 78. Secrets are shown by no command and stand in no log. `pnpm gateway settings` (`node dist/cli.js settings`) says what a gateway would go by, `--of shell` and `--of registry` the same of those, `check` whether it works. This page is drawn by `pnpm gateway settings --markdown > deploy/settings.md`.',
    ...Object.keys(settingsTables).flatMap((server) => [
      '',
      `## ${server[0]?.toUpperCase()}${server.slice(1)}`,
      '',
      ...columns,
      ...rowsOf(server as ServerName).map(lineOf),
    ]),
    '',
  ].join('\n')
