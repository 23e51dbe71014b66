import type {
  GiftExchangeRequest,
  GiftThanksRequest,
  GiftWorth,
  HeldGiftRequest,
} from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { output } from 'zod/v4/core'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { textIn } from '../../../platform/texts/texts'
import { createBoxShelf } from '../catalogue/box-shelf'
import { readCardDesigns } from '../catalogue/card-designs'
import type { CheapestStay } from '../catalogue/cheapest-stay'
import { defaultCardDesign } from '../catalogue/gift-cards'
import { boxImage, boxSearchUri } from '../catalogue/present-box'
import { queueGiftMail } from '../mails/queue-gift-mail'
import type { GiftSessions } from '../money/gift-sessions'
import { findActive, lockActive } from '../records/find-active'
import { createGiftsRepository, type Gift, type Suggestion } from '../records/gifts-repository'
import { giftTexts } from '../texts/texts'
import { isExchangeable } from './holding-rules'
import { createWorthReader, extensionOf } from './present-worth'

type Deps = {
  db: Db
  inTransaction: InTransaction
  clock: Clock
  sessions: GiftSessions
  cheapest: CheapestStay
  wake: () => void
  /** Fewest hotels that a box on sale opens. */
  leastHotels: number
}
type Held = output<typeof HeldGiftRequest>

/** Acts of the holder of a code: each leaves the code and the money as they are. */
export const createHoldingService = (deps: Deps) => {
  const { inTransaction, clock, sessions, wake } = deps
  const withGift = <Result>({ code }: Held, act: (db: Db, gift: Gift) => Promise<Result>): Promise<Result> =>
    inTransaction(async (db) => act(db, await lockActive(db, sessions.hashOf(code))))
  const present = createWorthReader(deps)
  /** The gift after an act, which is done by then: its worth is read outside of the transaction. */
  const worthAfter = async (
    held: Held,
    act: (db: Db, gift: Gift) => Promise<unknown>,
  ): Promise<GiftWorth> => {
    await withGift(held, act)
    return present.withSession(await findActive(deps.db, sessions.hashOf(held.code)))
  }
  return {
    markOpened: (held: Held): Promise<void> =>
      withGift(held, async (db, { giftUUID, openedAt }) => {
        if (!openedAt) await createGiftsRepository(db).setOpened(giftUUID, clock.instant())
      }),

    extend: (held: Held): Promise<GiftWorth> =>
      worthAfter(held, async (db, gift) => {
        const today = clock.today()
        const until = extensionOf(gift, today)
        if (until === null) throw new AppError('gift-not-extendable')
        await createGiftsRepository(db).extend(gift.giftUUID, { until, today })
      }),

    exchange: ({ boxId, ...held }: output<typeof GiftExchangeRequest>): Promise<GiftWorth> =>
      worthAfter(held, async (db, gift) => {
        const today = clock.today()
        if (!isExchangeable(gift, today)) throw new AppError('gift-not-exchangeable')
        const next = boxId === null ? await asCard(db, gift) : await asBox({ ...deps, db }, gift, boxId)
        await createGiftsRepository(db).exchange(gift.giftUUID, next, today)
      }),

    async thank({ name, message, ...held }: output<typeof GiftThanksRequest>): Promise<void> {
      await withGift(held, async (db, { giftUUID, orderUUID, thankedAt }) => {
        if (thankedAt) throw new AppError('gift-thanked')
        await createGiftsRepository(db).setThanked(giftUUID, clock.instant())
        await queueGiftMail(
          db,
          { kind: 'thanks', orderUUID, giftUUID, thanks: { name, message } },
          clock.instant(),
        )
      })
      wake()
    },
  }
}

export type HoldingService = ReturnType<typeof createHoldingService>

async function asCard(db: Db, { locale }: Gift): Promise<Suggestion> {
  const design = defaultCardDesign(locale, await readCardDesigns(db))
  return {
    kind: 'giftCard',
    productId: null,
    nights: null,
    label: giftTexts(locale)('orderLines.card'),
    image: design.image,
    searchUri: paths.search({ flow: 'booking' }),
  }
}

/** The rest of a cheaper box stays on the gift. */
async function asBox(
  deps: Deps & { db: Db },
  { locale, balanceCents }: Gift,
  id: string,
): Promise<Suggestion> {
  const [box] = await createBoxShelf(deps).onSale({ id })
  if (!box || box.priceCents > balanceCents) throw new AppError('gift-not-exchangeable', { boxId: id })
  return {
    kind: 'box',
    productId: id,
    nights: box.nights,
    label: textIn(box.titles, languageOf(locale)),
    image: boxImage(box, locale),
    searchUri: boxSearchUri(box),
  }
}
