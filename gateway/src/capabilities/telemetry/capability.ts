import type { Commands } from '../../platform/command'
import { logsCommand } from './commands'

/** All that the app composes of the room: what pages report. */
export { telemetryRoutes } from './telemetry-routes'

/** `logs`. */
export const commands = {
  logs: {
    help: '[failures|not-found|events] [--limit N] [--json]: what pages reported',
    run: logsCommand,
  },
} satisfies Commands
