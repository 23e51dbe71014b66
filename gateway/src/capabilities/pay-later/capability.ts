/** All that the app composes of the room: the ways to pay later. */
export { tryAlma } from './alma/try-alma'
export { createLending } from './create-lending'
export { payLaterRoutes } from './pay-later-routes'
