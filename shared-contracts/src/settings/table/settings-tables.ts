import { gatewaySettings } from './gateway-settings'
import { registrySettings } from './registry-settings'
import type { SettingsTable } from './settings-table'
import { shellSettings } from './shell-settings'

/** The servers with the settings that each reads. */
export const settingsTables = {
  gateway: gatewaySettings,
  shell: shellSettings,
  registry: registrySettings,
} satisfies Record<string, SettingsTable>
export type ServerName = keyof typeof settingsTables
