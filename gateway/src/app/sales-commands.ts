import { moveVisit } from '../capabilities/activities/capability'
import { giftsCommand } from '../capabilities/gifts/capability'
import { ordersCommand } from '../capabilities/orders/capability'
import type { CommandContext } from './command'
import { openSales } from './sales'

type Context = Pick<CommandContext, 'db' | 'config' | 'clock' | 'operator'>

/** `orders …` with all who sell. */
export const runOrders = ({ db, config, clock, operator }: Context, args: string[]) =>
  ordersCommand({ db, clock, operator, openSales: () => openSales({ clock, config }) }, args)

/** `gifts …`, where a voucher may have a day of visit. */
export const runGifts = (
  { db, clock, operator }: Pick<Context, 'db' | 'clock' | 'operator'>,
  args: string[],
) =>
  giftsCommand(
    {
      db,
      clock,
      operator,
      giveUpVisit: (open) => moveVisit(open, { day: null, at: clock.instant() }),
    },
    args,
  )
