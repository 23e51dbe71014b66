import type { CreateFurnishing } from '../capabilities/catalogue/capability'
import type { Command as CommandOf, CommandContext as Context } from '../platform/command'

/** `furnish`: an extension's, if one that furnishes hotels is on. */
export type CommandContext = Context & { furnish?: CreateFurnishing | undefined }
export type Command = CommandOf<CommandContext>
