import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describeSettings, drawSettings } from './describe-settings'
import { readTable, type Setting, WrongSettingsError } from './settings-table'
import { type ServerName, settingsTables } from './settings-tables'

const servers = Object.keys(settingsTables) as ServerName[]
const rows = servers.flatMap((server) =>
  Object.entries<Setting>(settingsTables[server]).map(([name, row]) => [server, name, row] as const),
)
/** Any text is a password or a folder. */
const free =
  /^(a (path|password|key|secret|region|name|word|host)\b|an (id|IP)\b|the (name|id) of|addresses, comma|secrets, comma|ids,|names(, such|\b.*OpenStreetMap)|a file|some of mailbox)/
const strict = rows.filter(([, , { kind }]) => !free.test(kind.takes))

/** Values that hardly any kind takes. */
const nonsense = ['-1', 'a b\u0000', '§', 'x'.repeat(3)]

describe('the table of settings', () => {
  it.each(rows)('has a default of the %s’s %s that it takes', (server, name, { default: whenUnset }) => {
    const read = readTable(settingsTables[server], {}) as Record<string, unknown>
    expect(read[name] === undefined).toBe(whenUnset === undefined)
  })

  it.each(strict)('the %s refuses nonsense for %s by what it takes', (server, name, { kind }) => {
    const refused = nonsense.filter((given) => {
      try {
        readTable(settingsTables[server], { [name]: given })
        return false
      } catch (error) {
        expect(error).toBeInstanceOf(WrongSettingsError)
        // One that is set together with others is refused alone in any case.
        return (error as WrongSettingsError).lines.includes(`${name}: takes ${kind.takes}`)
      }
    })
    expect(refused.length).toBeGreaterThan(0)
  })

  it('is what deploy/settings.md says', () => {
    const page = readFileSync(path.join(__dirname, '../../../../deploy/settings.md'), 'utf8')
    expect(page).toBe(drawSettings())
  })

  it('tells of secrets only that they are set', () => {
    for (const server of servers) {
      const secrets = rows.filter(([of, , { secret }]) => of === server && secret)
      const environment = Object.fromEntries(
        secrets.map(([, name]) => [name, 'hidden-0123456789-0123456789-012345']),
      )
      expect(JSON.stringify(describeSettings(server, environment))).not.toContain('hidden')
    }
  })

  it('marks what looks like a secret as one', () => {
    for (const [, name, { secret }] of rows)
      if (/SECRET|PASSWORD|API_KEY|SMTP_URL|DATABASE.*URL|REDIS_URL/.test(name) && !/API_URL$/.test(name))
        expect([name, secret]).toEqual([name, true])
  })
})

it('says of each setting what a server would go by', () => {
  const described = describeSettings('gateway', { PORT: 'x', HOST: '0.0.0.0', SECRET_KEY: 's'.repeat(32) })
  const saidOf = (name: string) => described.find(({ setting }) => setting === name)?.value
  expect(saidOf('PORT')).toBe('wrong: takes a whole number from 0 to 65535')
  expect(saidOf('HOST')).toBe('0.0.0.0')
  expect(saidOf('SECRET_KEY')).toBe('set')
  expect(saidOf('DATABASE_POOL')).toBe('10 (default)')
  expect(saidOf('DATABASE_URL')).toBe('not set')
})
