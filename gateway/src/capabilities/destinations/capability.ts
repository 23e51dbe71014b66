/** All that the app composes of the room: places. */
export { destinationsRoutes } from './destinations-routes'
