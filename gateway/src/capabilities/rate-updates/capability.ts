import type { Commands } from '../../platform/command'
import { channelsCommand, channelsHelp } from './channels/channels-command'
import { ratesCommand, ratesHelp } from './files/rates-command'

/** All that the app composes of the room: nights that files and channels set. */
export { rateUpdatesCapability } from './rate-updates-capability'

/** `rates`, `channels`. */
export const commands = {
  rates: { help: ratesHelp, run: ratesCommand },
  channels: { help: channelsHelp, run: channelsCommand },
} satisfies Commands
