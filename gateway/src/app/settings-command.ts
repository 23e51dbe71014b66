import { parseArgs } from 'node:util'
import type { Environment } from '@escapade/shared-contracts/settings/stage'
import { describeSettings, drawSettings } from '@escapade/shared-contracts/settings/table/describe-settings'
import { type ServerName, settingsTables } from '@escapade/shared-contracts/settings/table/settings-tables'
import { printRows } from '../platform/print-rows'

const isServer = (name: string): name is ServerName => Object.hasOwn(settingsTables, name)

/** `settings [--of SERVER] [--json | --markdown]`: works with wrong settings, which it names. */
export function settingsCommand(environment: Environment, args: string[]): void {
  const { of, json, markdown } = parseArgs({
    args,
    options: {
      of: { type: 'string', default: 'gateway' },
      json: { type: 'boolean' },
      markdown: { type: 'boolean' },
    },
  }).values
  if (markdown) return void process.stdout.write(drawSettings())
  if (!isServer(of)) throw new Error(`--of takes one of ${Object.keys(settingsTables).join(', ')}`)
  printRows(describeSettings(of, environment), { json })
}
