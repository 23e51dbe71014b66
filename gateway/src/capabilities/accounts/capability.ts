/** All that the app composes of the room: accounts of customers. */

export { accountSessions, accountsCapability } from './accounts-capability'
export { mailboxesOfPerson } from './accounts-repository'
export { createCalendarAddresses } from './calendar/calendar-address'
export { calendarRoutes } from './calendar/calendar-routes'
export { eraseAccount, exportAccount } from './people'
export { tripsRoutes } from './trips/trips-routes'
