import type { Commands } from '../../platform/command'
import { newsletterCommand } from './commands'

/** All that the app composes of the room: newsletter and saved searches. */
export { marketingCapability } from './marketing-capability'
export { eraseSubscriptions, exportSubscriptions, subscriptionsOfPerson } from './people'

/** `newsletter`. */
export const commands = {
  newsletter: {
    help: '[list|unsubscribe ID] [--status S] [--json]: who asked for the newsletter',
    run: newsletterCommand,
  },
} satisfies Commands
