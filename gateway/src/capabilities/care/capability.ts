import type { Commands } from '../../platform/command'
import { agentsCommand, casesCommand } from './commands'

export { attachmentRoute } from './attachment-route'
/** All that the app composes of the room: customer care: the sign-in of agents and the messages to them. */
export { knownStaff } from './audit/known-staff'
export { readAudit } from './audit/read-audit'
export { careCapability } from './care-capability'
export { createDeskCases } from './desk-cases'
export { casesOfBooking, casesOfPerson, findCases } from './find-cases'
export { eraseCases, eraseFromAudit, exportCases, exportPersonRequests } from './people'
export { createPersonRequests, requestsOfPerson } from './person-requests'
export { tokenCookie as staffCookie } from './sign-in/care-host'
export type { IdentityProvider } from './sign-in/identity-provider'
export { signInCapability } from './sign-in/sign-in-capability'
export { readSignInSettings } from './sign-in/sign-in-settings'
export { tryIdentityProvider } from './sign-in/try-identity-provider'
export { openUndelivered } from './undelivered-mail'

/** `cases`, `agents`. */
export const commands = {
  cases: {
    help: '[list|show N|answer N --text T|close N] [--status S] [--json]: messages to customer care',
    run: casesCommand,
  },
  agents: {
    help: '[list] [--email A] [--limit N] [--json]: what agents of customer care changed',
    run: agentsCommand,
  },
} satisfies Commands
