/** All that the app composes of the room: accounts of customers. */

export { accountSessions, accountsCapability } from './accounts-capability'
export { createCalendarAddresses } from './calendar/calendar-address'
export { calendarRoutes } from './calendar/calendar-routes'
export { holderOfGift } from './gifts/holder-of-gift'
export { accountNews } from './news/account-news'
export { accountOfPerson, eraseAccount, exportAccount, mailboxesOfPerson } from './people'
export { tripsRoutes } from './trips/trips-routes'
