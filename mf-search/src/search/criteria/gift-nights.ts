import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'

/** Nights of the gift that is looked for: one where nothing is said (spec A §9). */
export const giftNightsOf = ({ giftNights = 1 }: Criteria): number => giftNights
