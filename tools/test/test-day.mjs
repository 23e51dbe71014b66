/**
 * Day of every test, whatever the calendar says: the same commit gives the same result for ever. A Monday in spring, so
 * that weekends, seasons and holidays lie around it. `npm test -- days` tries the journeys on others.
 */
export const testDay = '2027-03-01'

/** Moment at which the clocks of tests begin: noon is not far, in whichever of the zones. */
export const testMoment = `${testDay}T09:00:00Z`
