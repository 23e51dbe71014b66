import type { Commands } from '../../platform/command'
import { reviewsCommand, reviewsHelp } from './commands'

/** All that the app composes of the room: reviews of guests. */
export { eraseReviews, exportReviews, forgetReviews } from './guest/people'
export { createTripReviews } from './guest/trip-reviews'
export { reviewsCapability } from './reviews-capability'

/** `reviews`. */
export const commands = { reviews: { help: reviewsHelp, run: reviewsCommand } } satisfies Commands
