import type { GiftCardOptions, GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays, dayOf, isDay } from '@escapade/shared-contracts/rules/dates/days'
import { checkGiftField } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { checkGiftDelivery } from '@escapade/shared-contracts/rules/gifts/gift-delivery'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'
import { parse } from 'papaparse'
import { amountOf } from './gift-card-draft'

/** In this order; the last three may be missing. */
export const columns = ['name', 'email', 'amount', 'from', 'message', 'day', 'hour'] as const
type Column = (typeof columns)[number]
type Card = Extract<GiftItem, { type: 'giftCard' }>
type Cells = Record<Column, string>

/** A row of the file: the card that it asks for, or the columns that are wrong. `line` counts as spreadsheets do. */
export type CardRow = { line: number } & ({ card: Card } | { wrong: Column[] })

const morning = 9

type Reading = { text: string; options: GiftCardOptions; designId: string; now: string }

/** Cards that a file of separated values asks for, row by row. A first row without an address is its heading. */
export function readCards({ text, options, designId, now }: Reading): CardRow[] {
  const { data } = parse<string[]>(text, { skipEmptyLines: false })
  return data.flatMap((cells, index): CardRow[] => {
    const isEmpty = cells.every((cell) => cell.trim() === '')
    const isHeading = index === 0 && !cells.some((cell) => cell.includes('@'))
    if (isEmpty || isHeading) return []
    return [{ line: index + 1, ...readRow(named(cells), { options, designId, now }) }]
  })
}

const named = (cells: string[]) =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? ''])) as Cells

function readRow(
  cells: Cells,
  { options, designId, now }: Omit<Reading, 'text'>,
): { card: Card } | { wrong: Column[] } {
  const today = dayOf(now)
  const amount = amountIn(cells.amount, options)
  const day = cells.day === '' ? addDays(today, 1) : dayIn(cells.day)
  const hour = cells.hour === '' ? morning : Number.parseInt(cells.hour, 10)
  const late = day ? checkGiftDelivery({ day, hour, today }) : 'past'
  const isWrong: Record<Column, boolean> = {
    name: checkGiftField({ field: 'fromName', value: cells.name, mandatory: false }).error !== null,
    email: !isEmail(cells.email),
    amount: amount === null,
    from: checkGiftField({ field: 'fromName', value: cells.from, mandatory: true }).error !== null,
    message: checkGiftField({ field: 'message', value: cells.message, mandatory: false }).error !== null,
    day: day === null || late === 'past' || late === 'tooLate',
    hour: late === 'hour',
  }
  const wrong = columns.filter((column) => isWrong[column])
  if (amount === null || day === null || wrong.length > 0) return { wrong }
  return {
    card: {
      type: 'giftCard',
      amount,
      designId,
      format: 'digital',
      customisation: { fromName: cells.from, message: cells.message || null },
      delivery: { name: cells.name || null, email: cells.email, day, hour },
      subElements: [],
    },
  }
}

/** `50`, `50,00 €`, `€ 1 000`: cents of a card that is offered. */
function amountIn(text: string, options: GiftCardOptions): number | null {
  const plain = text.replace(/[€\s]|EUR/gi, '').replace(/[.,]0{1,2}$/, '')
  const cents = Number(plain) * 100
  if (options.amounts.includes(cents)) return cents
  return amountOf({ designId: '', amount: 0, freeEuros: plain, fromName: '', message: '' }, options)
}

/** `2027-03-01`, `1/3/2027`, `01.03.2027`: the day first, as in all our markets. */
function dayIn(text: string): string | null {
  if (isDay(text)) return text
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}
