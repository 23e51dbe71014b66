import process from 'node:process'
import { fingerprintOf } from '@escapade/remote-kit/release/history'
import type { Kysely } from 'kysely'
import { type Config, readConfig } from './config'
import { openRegistryDatabase } from './database/open-database'
import type { RegistryTables } from './database/tables'
import { openFiles } from './files/kept-files'
import { importFolder } from './import/import-folder'
import { invite, listSquads, revoke } from './squads/squads'

const usage = `registry invite SQUAD     prints a word with which the squad names its key, once, within a week:
                          REGISTRY_URL=… remote-kit join WORD
registry revoke SQUAD     the squad's key is worth nothing from now on; invite it again for another
registry import FOLDER    takes over the remotes of a folder (registry.json, releases/) that are not known here
registry squads           squads with their keys and remotes`

const say = (text: string) => void process.stdout.write(`${text}\n`)

type Command = (db: Kysely<RegistryTables>, words: string[], config: Config) => Promise<void>

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
  async import(db, [folder], config) {
    if (!folder) throw new Error('Which folder? registry import FOLDER')
    const files = await openFiles(config)
    for (const one of await importFolder({ db, files, now: () => new Date() }, folder))
      say(
        'skipped' in one ? `${one.name}: left out, ${one.skipped}` : `${one.name}: ${one.versions.join(' ')}`,
      )
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
const config = readConfig(process.env)
const { db, close } = await openRegistryDatabase(config)
try {
  await command(db, words, config)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await close()
}
