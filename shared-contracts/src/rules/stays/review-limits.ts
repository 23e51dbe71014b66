/** Characters of what a guest liked, and of what could be better. */
export const reviewTextLength = 1000

/** For so long after it was asked for, a review can be sent. */
export const reviewLinkDays = 90

/** Kinds of travellers that guests choose from. */
export const travellerTypes = ['couple', 'family', 'friends', 'solo'] as const

/** For how long a guest's review is kept and shown at most. */
export const reviewYears = 3
