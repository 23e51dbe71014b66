import { parseArgs } from 'node:util'
import { casesCommand } from './capabilities/care/commands'
import { importGeoNamesCommand, importHotelsCommand } from './capabilities/catalogue/import/commands'
import { seedCatalogue } from './capabilities/catalogue/seed/seed-catalogue'
import { contentCommand, flagsCommand } from './capabilities/content/commands'
import { seedContent } from './capabilities/content/seed/seed-content'
import { newsletterCommand } from './capabilities/marketing/commands'
import { ordersCommand, outboxCommand } from './capabilities/orders/commands'
import { logsCommand } from './capabilities/telemetry/commands'
import { type Clock, systemClock } from './platform/clock'
import { type Config, readConfig } from './platform/config'
import { type DatabaseHandle, openDatabase } from './platform/database'
import { migrateDown, migrateToLatest } from './platform/migrate'

type Context = { db: DatabaseHandle['db']; config: Config; clock: Clock }
type Command = { help: string; run: (context: Context, args: string[]) => Promise<void> }

const say = (line: string) => process.stderr.write(`${line}\n`)
const print = (value: unknown) => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)

async function seed({ db, clock, config }: Context, args: string[]) {
  const { values } = parseArgs({ args, options: { hotels: { type: 'string' }, seed: { type: 'string' } } })
  const hotels = values.hotels ? Number(values.hotels) : config.seed.hotels
  await migrateToLatest(db)
  await seedContent(db, clock.instant())
  await seedCatalogue({
    db,
    today: clock.today(),
    hotels,
    seed: values.seed ?? config.seed.seed,
    onProgress: say,
  })
}

const commands: Record<string, Command> = {
  migrate: { help: 'brings the schema up to date', run: async ({ db }) => print(await migrateToLatest(db)) },
  'migrate-down': { help: 'takes the last step back', run: async ({ db }) => print(await migrateDown(db)) },
  seed: { help: '[--hotels N] [--seed S]: fills the catalogue; what is there is left alone', run: seed },
  'import-geonames': { help: '--dir FOLDER: places of GeoNames dumps', run: importGeoNamesCommand },
  'import-hotels': {
    help: '--file CSV --zipcodes CSV [--departments 21,2A] [--dry-run]: hotels of the French register',
    run: importHotelsCommand,
  },
  orders: { help: '[--status S] [--limit N]: orders, newest first', run: ordersCommand },
  outbox: { help: '[--retry]: mails that are not out yet; --retry makes them due', run: outboxCommand },
  logs: {
    help: '[failures|not-found|events] [--limit N] [--json]: what pages reported',
    run: logsCommand,
  },
  cases: {
    help: '[list|show N|answer N --text T|close N] [--status S] [--json]: messages to customer care',
    run: casesCommand,
  },
  newsletter: {
    help: '[list|unsubscribe ID] [--status S] [--json]: who asked for the newsletter',
    run: newsletterCommand,
  },
  flags: {
    help: '[list|set NAME VALUE|unset NAME] [--locale L] [--json]: experiments and toggles',
    run: flagsCommand,
  },
  content: {
    help: '[list|show|publish|unpublish|put] KIND ID [--locale L] [--file F] [--json]: what editors write',
    run: contentCommand,
  },
}

const usage = () =>
  ['pnpm gateway COMMAND', ...Object.entries(commands).map(([name, { help }]) => `  ${name}  ${help}`)].join(
    '\n',
  )

async function main() {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    say(usage())
    process.exitCode = name === 'help' || name === '' ? 0 : 2
    return
  }
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    await command.run({ db: database.db, config, clock: systemClock }, args)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
