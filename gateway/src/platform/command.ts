import type { Caller } from './caller'
import type { Clock } from './clock'
import type { Config } from './config'
import type { DatabaseHandle } from './database/database'

export type CommandContext = {
  db: DatabaseHandle['db']
  config: Config
  clock: Clock
  operator: Caller
}

/** A command of `pnpm gateway`, run with the database open. */
export type Command<Context = CommandContext> = {
  help: string
  run: (context: Context, args: string[]) => Promise<void>
}
export type Commands = Record<string, Command>
