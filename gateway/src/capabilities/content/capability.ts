import type { Commands } from '../../platform/command'
import { contentCommand } from './commands'
import { flagsCommand } from './flags/flags-command'

/** All that the app composes of the room: texts, menus and flags that editors write. */
export { contentRoutes } from './content-routes'
export { addDefaultContent } from './default-content'
export type { PageFacts } from './legal/facts'
export { createKeptPages } from './legal/kept-pages'
export { recipientsOf } from './legal/recipients'

/** `flags`, `content`. */
export const commands = {
  flags: {
    help: '[list|set NAME VALUE [--percent P]|unset NAME|exposures] [--locale L] [--json]: experiments and toggles',
    run: flagsCommand,
  },
  content: {
    help: '[list|show|publish|unpublish|put] KIND ID [--locale L] [--file F] [--json]: what editors write; votes: what helped',
    run: contentCommand,
  },
} satisfies Commands
