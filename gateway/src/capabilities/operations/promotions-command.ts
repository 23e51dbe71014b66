import { parseLimit } from '../../platform/print-rows'
import { listDiscounts, setDiscount } from './discounts'
import { endDeal, listDeals, openDeal } from './flash-deals'
import { type Operation, operationsCommand } from './operation'
import { oneName, wholeNumber } from './typed-values'

export const promotionsHelp =
  '[list [--hotel HOTEL] [--limit N] | flash ROOM --percent P [--days D] | end ROOM | discount STAY --code CODE | ' +
  'no-discount STAY] [--dry-run] [--json]: flash deals of rooms, announced codes of stays'

const list: Operation = {
  options: ['hotel', 'limit'],
  async run(db, { values: { hotel, limit: typed }, clock }) {
    const limit = parseLimit(typed)
    const deals = await listDeals({ db, clock }, hotel, limit)
    return [...deals, ...(await listDiscounts(db, hotel, limit))].slice(0, limit)
  },
}

const flash: Operation = {
  options: ['percent', 'days'],
  run: (db, given) =>
    openDeal(
      { db, roomId: oneName(given, 'room'), clock: given.clock },
      {
        percent: wholeNumber(given, 'percent', { from: 5, to: 70 }),
        days: wholeNumber(given, 'days', { from: 1, to: 30, byDefault: 5 }),
      },
    ),
}

const end: Operation = {
  run: (db, given) => endDeal({ db, roomId: oneName(given, 'room'), clock: given.clock }),
}

const discount: Operation = {
  options: ['code'],
  run: (db, given) => {
    const { code } = given.values
    if (!code?.trim()) throw new Error('discount needs --code CODE')
    return setDiscount(db, { id: oneName(given, 'stay'), code, today: given.clock.today() })
  },
}

const noDiscount: Operation = {
  run: (db, given) => setDiscount(db, { id: oneName(given, 'stay'), code: null, today: given.clock.today() }),
}

/** `promotions list|flash|end|discount|no-discount`: why something costs less, and until when. */
export const promotionsCommand = operationsCommand('promotions', {
  list,
  flash,
  end,
  discount,
  'no-discount': noDiscount,
})
