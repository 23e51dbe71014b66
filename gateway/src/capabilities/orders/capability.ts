import type { Commands } from '../../platform/command'
import { outboxCommand } from './commands'

/** All that the app composes of the room: orders, from the hold to the last mail. */
export { ordersCommand } from './commands'
export { noCrash, type ReachCrashPoint } from './crash/crash-point'
export type { OrdersOfPerson } from './desk/orders-of-person'
export { actionsOfOrder, bookingNumbersOf, orderOfNumber, stepsOfActions } from './desk/steps-of-actions'
export { orderFigures } from './figures'
export { orderOfMail } from './mails/refused-mails'
export { ordersCapability } from './orders-capability'
export { eraseOrders, forgetPaidOrders } from './people/erase-orders'
export { exportOrders } from './people/orders-of-person'
export type { GiftMoney, HeldRooms, Promotions, Seller, Sellers } from './sales'
export type { QuoteStay } from './stay/stay-quote'
export { createStaySeller } from './stay/stay-seller'
export { findOwnHold } from './stock/own-hold'

/** `outbox`; `orders` needs those who sell, whom the app opens. */
export const commands = {
  outbox: {
    help: 'list | retry [ID…]: mails and refunds that are not out yet or were refused, with --json',
    run: outboxCommand,
  },
} satisfies Commands
