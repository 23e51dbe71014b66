import { moveVisit } from '../capabilities/activities/sale/move-visit'
import { giftsCommand } from '../capabilities/gifts/commands'
import { ordersCommand } from '../capabilities/orders/commands'
import { operator } from '../capabilities/orders/life/actor'
import type { Clock } from '../platform/clock'
import type { Config } from '../platform/config'
import type { DatabaseHandle } from '../platform/database/database'
import { openSales } from './sales'

type Context = { db: DatabaseHandle['db']; config: Config; clock: Clock }

/** `orders …` with all who sell. */
export const runOrders = ({ db, config, clock }: Context, args: string[]) =>
  ordersCommand({ db, clock, openSales: () => openSales({ clock, config }) }, args)

/** `gifts …`, where a voucher may have a day of visit. */
export const runGifts = ({ db, clock }: Pick<Context, 'db' | 'clock'>, args: string[]) =>
  giftsCommand(
    {
      db,
      clock,
      giveUpVisit: (trx, order) => moveVisit(trx, order, { day: null, by: operator, at: clock.instant() }),
    },
    args,
  )
