import type { NotBookableReason } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { PartySize } from './stay-price'

/**
 * Terms that partners print under their offers (spec B §2): two nights or more, in a double room for two people. The
 * order sees to it that one pays by card or wallet.
 */
export const fewestOnMinisites = 2
export const peopleOnMinisites = 2

type Sale = {
  nights: number
  party: PartySize
  /** The most people the room takes. */
  capacity: number
}

/** Why a partner's page does not sell the stay, or null. */
export function checkMinisiteTerms({ nights, party, capacity }: Sale): NotBookableReason | null {
  if (capacity < peopleOnMinisites) return 'NOT_ON_SALE'
  if (nights < fewestOnMinisites) return 'MINIMUM_LENGTH_OF_STAY'
  return party.adult + party.child > peopleOnMinisites ? 'PARTY_TOO_LARGE' : null
}

/** Nearest wish that the terms allow. */
export function withinMinisiteTerms<Wish extends Pick<Sale, 'nights' | 'party'>>(wish: Wish): Wish {
  const adult = Math.min(wish.party.adult, peopleOnMinisites)
  const child = Math.min(wish.party.child, peopleOnMinisites - adult)
  return {
    ...wish,
    nights: Math.max(wish.nights, fewestOnMinisites),
    party: { ...wish.party, adult, child },
  }
}
