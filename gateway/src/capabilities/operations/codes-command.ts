import { addMonthsClamped } from '@escapade/shared-contracts/rules/dates/days'
import { type Country, countries as markets } from '@escapade/shared-contracts/rules/visitor/locale'
import { parseLimit } from '../../platform/print-rows'
import { addCode, endCode, listCodes, type NewCode } from '../../promotions/promotion-codes'
import {
  codeSpelling,
  mostCodeUses,
  mostPercent,
  type PromotionTerms,
  promotionCode,
} from '../../promotions/promotion-terms'
import { type Given, type Operation, operationsCommand, type Row } from './operation'
import { dayIn, euros, oneName, wholeNumber } from './typed-values'

export const codesHelp =
  '[list [--limit N] | add CODE (--percent P | --amount EUROS) [--least EUROS] [--from DAY] [--until DAY] [--uses N] ' +
  '[--countries FR,BE] | end CODE] [--dry-run] [--json]: promotion codes'

const shown = (terms: PromotionTerms): Row => ({
  code: terms.code,
  'takes off':
    terms.percent === null ? `${((terms.amountCents ?? 0) / 100).toFixed(2)} EUR` : `${terms.percent} %`,
  'for orders from': (terms.leastCents / 100).toFixed(2),
  in: terms.countries?.join(',') ?? 'all markets',
  from: terms.validFrom,
  until: terms.validUntil,
  used: terms.uses,
  'at most': terms.maxUses ?? 'as often as one likes',
})

const list: Operation = {
  options: ['limit'],
  run: async (db, { values: { limit }, clock }) =>
    (await listCodes(db, { today: clock.today(), limit: parseLimit(limit) })).map(shown),
}

function worthOf(given: Given): NewCode['worth'] {
  const { percent, amount } = given.values
  if ((percent === undefined) === (amount === undefined))
    throw new Error('Say what the code takes off: --percent P or --amount EUROS')
  if (percent !== undefined) return { percent: wholeNumber(given, 'percent', { from: 1, to: mostPercent }) }
  const cents = euros(given, 'amount')
  if (cents === 0) throw new Error('--amount takes more than nothing')
  return { cents }
}

function countriesOf({ values: { countries } }: Given): string[] | null {
  if (countries === undefined) return null
  const named = countries.split(',').map((country) => country.trim().toUpperCase())
  if (!named.every((country) => markets.includes(country as Country)))
    throw new Error(`--countries takes some of ${markets.join(',')}`)
  return [...new Set(named)]
}

const add: Operation = {
  options: ['percent', 'amount', 'least', 'from', 'until', 'uses', 'countries'],
  async run(db, given) {
    const code = promotionCode(oneName(given, 'code'))
    if (!codeSpelling.test(code)) throw new Error('A code has 4 to 20 letters and digits')
    const from = dayIn(given, 'from') ?? given.clock.today()
    const until = dayIn(given, 'until') ?? addMonthsClamped(from, 12)
    if (until < from) throw new Error(`--until ${until} lies before --from ${from}`)
    const worth = worthOf(given)
    const leastCents = euros(given, 'least', 0)
    // A mistyped code must not give a stay for nothing.
    if ('cents' in worth && leastCents < worth.cents)
      throw new Error('--least takes at least as much as the code takes off')
    const maxUses =
      given.values.uses === undefined ? null : wholeNumber(given, 'uses', { from: 1, to: mostCodeUses })
    return [
      shown(
        await addCode(db, { code, worth, leastCents, countries: countriesOf(given), from, until, maxUses }),
      ),
    ]
  },
}

const end: Operation = {
  async run(db, given) {
    const { was, is } = await endCode(db, { code: oneName(given, 'code'), today: given.clock.today() })
    return [{ ...shown(was), 'until then': is.validUntil }]
  },
}

/** `codes list|add|end`: what visitors type at the checkout to pay less. */
export const codesCommand = operationsCommand('codes', { list, add, end })
