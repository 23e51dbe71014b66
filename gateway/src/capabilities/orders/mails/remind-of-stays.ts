import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import { queueMail } from './queue-mail'

type Deps = { db: Db; inTransaction: InTransaction; clock: Clock }

/** Late enough to be at hand on the way, early enough to still arrange something. */
const remindedDays = 3
const dayMs = 86_400_000
const batch = 100
/** Mails wake phones. */
const morning = '09:00'

/** Mails buyers what they need on the way, once for each arrival; who has just booked has the confirmation. */
export async function remindOfStays({ db, inTransaction, clock }: Deps): Promise<void> {
  if (clock.now().slice(11, 16) < morning) return
  const today = clock.today()
  const orders = await createOrdersRepository(db).findArriving({
    after: today,
    until: addDays(today, remindedDays),
    confirmedBefore: new Date(clock.instant().getTime() - remindedDays * dayMs),
    limit: batch,
  })
  for (const { orderUUID } of orders) await inTransaction((locked) => remind(locked, orderUUID, clock))
}

/** Looked at again under its lock: another gateway may have been faster, or its buyer has changed or cancelled. */
async function remind(db: Db, orderUUID: string, clock: Clock) {
  const orders = createOrdersRepository(db)
  const order = await orders.lock(orderUUID)
  if (!isDue(order, clock.today())) return
  await queueMail(db, { kind: 'reminder', order }, clock.instant())
  await orders.change(order, { remindedFor: order.checkin })
}

const isDue = ({ status, checkin, remindedFor }: Order, today: string) =>
  status === 'confirmed' &&
  checkin !== null &&
  checkin !== remindedFor &&
  checkin > today &&
  checkin <= addDays(today, remindedDays)
