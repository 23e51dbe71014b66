import { commands as assets } from '../capabilities/assets/capability'
import { commands as care } from '../capabilities/care/capability'
import { imports } from '../capabilities/catalogue/capability'
import { commands as content } from '../capabilities/content/capability'
import { giftsHelp } from '../capabilities/gifts/capability'
import { commands as marketing } from '../capabilities/marketing/capability'
import { commands as operations, readBooks } from '../capabilities/operations/capability'
import { commands as outbox } from '../capabilities/orders/capability'
import { bankCommand, bankHelp } from '../capabilities/payments/capability'
import { commands as rateUpdates } from '../capabilities/rate-updates/capability'
import { commands as reviews } from '../capabilities/reviews/capability'
import { commands as logs } from '../capabilities/telemetry/capability'
import { expectLatestSchema, migrateToLatest } from '../db/migrate'
import { migrateCommand } from '../db/migrate-command'
import { operatorOf } from '../platform/caller'
import { systemClock } from '../platform/clock'
import { type Config, readConfig } from '../platform/config'
import { openDatabase } from '../platform/database/database'
import { backupCommand, restoreCommand, sayBooks, verifyCommand } from './backup/backup-commands'
import { checkCommand } from './check-command'
import type { Command } from './command'
import { loadExtensions } from './load-extensions'
import { peopleCommand, peopleHelp } from './people/people-command'
import { runGifts, runOrders } from './sales-commands'
import { settingsCommand } from './settings-command'

/** Opens the database itself, or has a folder to replace it in. */
type OwnCommand = { help: string; run: (context: { config: Config }, args: string[]) => Promise<void> }

const say = (line: string) => process.stderr.write(`${line}\n`)

/** Imports fill tables that may be newer than the database. */
const onLatestSchema =
  (run: Command['run']): Command['run'] =>
  async (context, args) => {
    await migrateToLatest(context.db)
    await run(context, args)
  }

const importing = (commands: Record<string, Command>): Record<string, Command> =>
  Object.fromEntries(
    Object.entries(commands).map(([name, { help, run }]) => [name, { help, run: onLatestSchema(run) }]),
  )

/** One line per capability; what needs several of them is written out. */
const shopCommands: Record<string, Command> = {
  ...importing(imports),
  ...assets,
  ...operations,
  ...rateUpdates,
  ...outbox,
  ...logs,
  ...care,
  ...reviews,
  ...marketing,
  ...content,
  gifts: { help: `${giftsHelp}: gifts that were issued`, run: runGifts },
  migrate: {
    help: '[up|down|status]: every step forward, one step back, or where it stands',
    run: migrateCommand,
  },
  orders: {
    help: 'list [--status S] [--limit N] | show ID | arrivals HOTEL [--from DAY] [--to DAY] | cancel ID [--refund policy|full|EUROS] | retry ID, each with --json',
    run: runOrders,
  },
  bank: { help: bankHelp, run: bankCommand },
  books: {
    help: '[--json]: what was taken, given back and kept, whether it adds up, and who has no confirmation',
    run: async ({ db }, args) => sayBooks(await readBooks(db), { json: args.includes('--json') }),
  },
  people: { help: peopleHelp, run: peopleCommand },
}

const ownCommands: Record<string, OwnCommand> = {
  settings: {
    help: '[--of gateway|shell|registry] [--json | --markdown]: each setting, its value or default, and what it changes; wrong ones too',
    run: async (_, args) => settingsCommand(process.env, args),
  },
  check: {
    help: '[--json]: tries every server and provider that the settings name, each with its answer',
    run: checkCommand,
  },
  backup: {
    help: '--file FILE | --folder FOLDER [--keep 30]: the whole database as one file, while the shop runs; in a folder it is tried, and the oldest are deleted',
    run: backupCommand,
  },
  verify: {
    help: '--file FILE [--json]: restores a backup elsewhere and reads its books',
    run: verifyCommand,
  },
  restore: { help: '--file FILE [--replace]: the database as it was then', run: restoreCommand },
}

type Commands = Record<string, Command>

/** These bring the schema up to date themselves, or say where it stands. */
const ofAnySchema = ['migrate', ...Object.keys(imports)]

const usage = (commands: Commands) =>
  [
    'pnpm gateway COMMAND',
    ...Object.entries({ ...commands, ...ownCommands }).map(([name, { help }]) => `  ${name}  ${help}`),
    'pnpm gateway COMMAND --help says the same of one.',
  ].join('\n')

/** Stops before anything is opened: 0 where help was asked for, 2 where a command is missing or unknown. */
function sayUsage(name: string, commands: Commands): void {
  const helpOf = { ...commands, ...ownCommands }[name]?.help
  if (helpOf) {
    say(`pnpm gateway ${name} ${helpOf}`)
    return
  }
  const isAsked = ['', 'help', '--help', '-h'].includes(name)
  if (!isAsked) say(`There is no command ${name}.`)
  say(usage(commands))
  process.exitCode = isAsked ? 0 : 2
}

/** `… | head` has read enough: what is still written goes nowhere, and the work is done as asked. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

async function main() {
  const [name = '', ...args] = process.argv.slice(2)
  const asksForHelp = args.includes('--help') || args.includes('-h')
  const own = Object.hasOwn(ownCommands, name) ? ownCommands[name] : undefined
  // Read by those who ask for it: `settings` names what is wrong with it.
  const withConfig = {
    get config() {
      return readConfig()
    },
  }
  if (own && !asksForHelp) return own.run(withConfig, args)
  const config = readConfig()
  const extensions = await loadExtensions(config.extensions)
  const commands: Commands = Object.assign({}, shopCommands, ...extensions.map((each) => each.commands))
  const furnish = extensions.find((each) => each.furnish)?.furnish
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (asksForHelp || !command) return sayUsage(name, commands)
  const database = await openDatabase(config)
  try {
    if (Object.hasOwn(shopCommands, name) && !ofAnySchema.includes(name))
      await expectLatestSchema(database.db)
    await command?.run(
      { db: database.db, config, clock: systemClock, operator: operatorOf(process.env), furnish },
      args,
    )
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
