import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { defaultGiftNights } from '@escapade/shared-contracts/rules/gifts/gift-terms'

/** Nights of the gift that is looked for: one where nothing is said (spec A §9). */
export const giftNightsOf = ({ giftNights = defaultGiftNights }: Criteria): number => giftNights
