/** All that the app composes of the room: activities and their search, and the seller that orders ask. */
export { activitiesRoutes } from './activities-routes'
export { createActivitySeller } from './sale/activity-seller'
export { moveVisit } from './sale/move-visit'
export { visitDayRoutes } from './sale/visit-day-routes'
export { createVisitDayService } from './sale/visit-day-service'
