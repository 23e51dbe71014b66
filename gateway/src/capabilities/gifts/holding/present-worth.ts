import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { extendedValidity } from '@escapade/shared-contracts/rules/gifts/gift-extension'
import { isGiven } from '@escapade/shared-contracts/rules/gifts/is-given'
import { type Clock, dayAt } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { CheapestStay } from '../catalogue/cheapest-stay'
import type { GiftSessions } from '../money/gift-sessions'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'
import { isExchangeable } from './holding-rules'

type Deps = { db: Db; clock: Clock; sessions: GiftSessions; cheapest: CheapestStay }

/** Reads the worth of a gift to its holder today, and the acts its holder may ask for. */
export function createWorthReader({ db, clock, sessions, cheapest }: Deps) {
  const worth = async (gift: Gift): Promise<GiftWorth> => {
    const today = clock.today()
    const [lowest, spentAt] = await Promise.all([
      cheapest(gift.searchUri),
      createGiftsRepository(db).lastSpent(gift.giftUUID),
    ])
    return {
      kind: gift.kind,
      status: statusOf(gift, today),
      label: gift.label,
      image: gift.image,
      balance: gift.balanceCents,
      issuedAmount: gift.issuedCents,
      validUntil: gift.validUntil,
      fromName: gift.fromName,
      message: gift.message,
      productId: gift.kind === 'singleVoucher' ? gift.productId : null,
      nights: gift.nights,
      adults: gift.adults,
      searchUri: gift.searchUri,
      codeEnding: gift.codeEnding,
      cheapest: lowest,
      spentOn: spentAt && dayAt(spentAt),
      may: {
        extendTo: extensionOf(gift, today),
        exchange: isExchangeable(gift, today),
        thank: gift.thankedAt === null && isGiven(gift),
      },
    }
  }
  return {
    worth,
    /** With what pays in place of the code, where it pays. */
    async withSession(gift: Gift): Promise<GiftWorth> {
      const told = await worth(gift)
      return { ...told, session: told.status === 'usable' ? sessions.open(gift.codeHash) : null }
    },
  }
}

export const extensionOf = ({ validUntil, balanceCents, extendedOn, visitDay }: Gift, today: string) =>
  visitDay !== null
    ? null
    : extendedValidity({ validUntil, balance: balanceCents, isExtended: extendedOn !== null, today })

const statusOf = ({ validUntil, balanceCents }: Gift, today: string): GiftWorth['status'] => {
  if (balanceCents === 0) return 'used'
  return validUntil < today ? 'expired' : 'usable'
}
