/** All that the app composes of the room: insurance. */
export { insuranceRoutes } from './insurance-routes'
