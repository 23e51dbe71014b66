import process from 'node:process'
import { fingerprintOf } from '@escapade/remote-kit/release/history'
import type { Kysely } from 'kysely'
import { readConfig } from './config'
import { openRegistryDatabase } from './database/open-database'
import type { RegistryTables } from './database/tables'
import { invite, listSquads, revoke } from './squads/squads'

const usage = `registry invite SQUAD     prints a word with which the squad names its key, once, within a week:
                          REGISTRY_URL=… remote-kit join WORD
registry revoke SQUAD     the squad's key is worth nothing from now on; invite it again for another
registry squads           squads with their keys and remotes`

const say = (text: string) => void process.stdout.write(`${text}\n`)

type Command = (db: Kysely<RegistryTables>, words: string[]) => Promise<void>

const commands: Record<string, Command> = {
  async invite(db, [squad]) {
    say(await invite(db, { squad: requireSquad(squad), now: new Date() }))
  },
  async revoke(db, [name]) {
    const squad = requireSquad(name)
    const key = await revoke(db, { squad, now: new Date() })
    if (!key) throw new Error(`${squad} has no key in force`)
    say(`The key ${fingerprintOf(key)} of ${squad} is revoked`)
  },
  async squads(db) {
    for (const { squad, key, remotes } of await listSquads(db))
      say([squad, key ? `key ${fingerprintOf(key)}` : 'no key', remotes.join(' ')].filter(Boolean).join('  '))
  },
}

function requireSquad(name: string | undefined): string {
  if (name && /^[a-z][a-z0-9-]{0,63}$/.test(name)) return name
  throw new Error('Which squad? Its name is of small letters, digits and hyphens')
}

const [name = '', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  say(usage)
  process.exit(name && name !== '--help' ? 2 : 0)
}
const { db, close } = await openRegistryDatabase(readConfig(process.env))
try {
  await command(db, words)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await close()
}
