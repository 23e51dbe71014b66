import process from 'node:process'
import { parseArgs } from 'node:util'
import type { Command, CommandContext } from '@escapade/gateway/app/command'
import { migrateToLatest } from '@escapade/gateway/db/migrate'
import { seedContent } from './content/seed-content'
import { seedCatalogue } from './seed-catalogue'

const say = (line: string) => void process.stderr.write(`${line}\n`)

async function seed({ db, clock, config }: CommandContext, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { hotels: { type: 'string' }, seed: { type: 'string' } } })
  const hotels = values.hotels ? Number(values.hotels) : config.seed.hotels
  if (!Number.isInteger(hotels) || hotels < 0 || hotels > 100_000)
    throw new Error('--hotels takes a number from 0 to 100000')
  await migrateToLatest(db)
  await seedContent(db, clock.instant())
  const seed = values.seed ?? config.seed.seed
  await seedCatalogue({ db, today: clock.today(), hotels, seed, onProgress: say })
}

/** `seed [--hotels N] [--seed S]`: makes a catalogue, also a large one for measuring. */
export const seedCommand: Command = {
  help: '[--hotels N] [--seed S]: fills the catalogue; what is there is left alone',
  run: seed,
}
