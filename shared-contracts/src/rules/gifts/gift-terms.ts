import type { Party } from '../party/change-party'

/** Gifts are for two adults (spec A §5, §9). */
export const giftAdults = 2
export const giftParty: Readonly<Party> = { adult: giftAdults, child: 0, baby: 0 }

/** A gift for which no number of nights is given (spec A §9). */
export const defaultGiftNights = 1

/** Gifts of one order: more than a basket holds come from a file. */
export const mostGifts = 500

/** Vouchers are priced for so many nights at most. */
export const longestGift = 7
