/** All that the app composes of the room: calendars of hotels. */
export { availabilityRoutes } from './availability-routes'
