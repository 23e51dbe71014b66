/** All that the app composes of the room: the calls of the desk. */
export { deskRoutes } from './desk-routes'
