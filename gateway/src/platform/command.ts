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

/** Commands of `pnpm gateway` by name, each run with the database open. */
export type Commands = Record<
  string,
  { help: string; run: (context: CommandContext, args: string[]) => Promise<void> }
>
