import type { CreateFurnishing } from '../capabilities/catalogue/import/furnishing'
import type { Caller } from '../platform/caller'
import type { Clock } from '../platform/clock'
import type { Config } from '../platform/config'
import type { DatabaseHandle } from '../platform/database/database'

export type CommandContext = {
  db: DatabaseHandle['db']
  config: Config
  clock: Clock
  operator: Caller
  furnish?: CreateFurnishing | undefined
}

/** A command of `pnpm gateway`, with the database open. */
export type Command = { help: string; run: (context: CommandContext, args: string[]) => Promise<void> }
