/** All that the app composes of the room: the search and its calendars, from the index in memory. */
export { createCalendarStays } from './calendar/calendar-stays'
export { createHotelCounter } from './count-hotels'
export { searchHelpRoutes } from './help/search-help-routes'
export { createIndexKeeper, type IndexKeeper } from './index/index-keeper'
export { searchCalendarRoutes } from './search-calendar-routes'
export { searchRoutes } from './search-routes'
