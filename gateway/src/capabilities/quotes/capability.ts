/** All that the app composes of the room: prices of a stay for its dates. */

export { createQuoteStay } from './quote-stay'
export { quotesRoutes } from './quotes-routes'
export { createQuotesService } from './quotes-service'
