/** All that the app composes of the room: accounts of customers. */
export { accountSessions, accountsCapability } from './accounts-capability'
export { eraseAccount, exportAccount } from './people'
export { tripsRoutes } from './trips/trips-routes'
