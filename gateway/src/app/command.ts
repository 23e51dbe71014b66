import type { CreateFurnishing } from '../capabilities/catalogue/capability'
import type { CommandContext as Context } from '../platform/command'

/** `furnish`: an extension's, if one that furnishes hotels is on. */
export type CommandContext = Context & { furnish?: CreateFurnishing | undefined }

/** A command of `pnpm gateway`, with the database open. */
export type Command = { help: string; run: (context: CommandContext, args: string[]) => Promise<void> }
