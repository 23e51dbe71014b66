import fc from 'fast-check'
import type { Gift } from '../records/gifts-repository'
import { hashOfCode } from './gift-codes'
import { isUsable, planGiftPayment } from './plan-gift-payment'

const today = '2027-03-01'
const giftOf = (code: string, change: Partial<Gift> = {}) =>
  ({
    giftUUID: code,
    codeHash: hashOfCode(code),
    status: 'active',
    validUntil: '2027-12-31',
    balanceCents: 5_000,
    visitDay: null,
    ...change,
  }) as Gift
const use = (serialNumber: string, amounts: { usedAmount?: number; amount?: number } = {}) => ({
  serialNumber,
  ...amounts,
})
const [one, other] = [giftOf('AAAA-0001'), giftOf('AAAA-0002', { balanceCents: 3_000 })]
const plan = (uses: ReturnType<typeof use>[], dueCents = 10_000, gifts: Gift[] = [one, other]) =>
  planGiftPayment({ uses, gifts, dueCents, today })
const cents = (planned: ReturnType<typeof plan>) =>
  'refusal' in planned ? planned.refusal : planned.planned.map((each) => [each.gift.giftUUID, each.cents])

describe('isUsable', () => {
  it.each<[string, Partial<Gift>, boolean]>([
    ['active, with money, for some time', {}, true],
    ['on its last day', { validUntil: today }, true],
    ['a day later', { validUntil: '2027-02-28' }, false],
    ['spent', { balanceCents: 0 }, false],
    ['down to its last cent', { balanceCents: 1 }, true],
    ['withdrawn', { status: 'withdrawn' }, false],
    ['made void', { status: 'void' }, false],
    ['kept for a visit', { visitDay: '2027-05-01' }, false],
  ])('judges a gift that is %s', (_, change, usable) => {
    expect(isUsable(giftOf('AAAA-0001', change), today)).toBe(usable)
  })
})

describe('planGiftPayment', () => {
  it('takes all a gift has, and of the next what is left to pay', () => {
    expect(cents(plan([use('AAAA-0001'), use('AAAA-0002')], 7_000))).toEqual([
      ['AAAA-0001', 5_000],
      ['AAAA-0002', 2_000],
    ])
  })

  it('takes from gifts in the order they were named', () => {
    expect(cents(plan([use('AAAA-0002'), use('AAAA-0001')], 7_000))).toEqual([
      ['AAAA-0002', 3_000],
      ['AAAA-0001', 4_000],
    ])
  })

  it('leaves a gift alone that has nothing left to pay', () => {
    expect(cents(plan([use('AAAA-0001'), use('AAAA-0002')], 5_000))).toEqual([['AAAA-0001', 5_000]])
    expect(cents(plan([use('AAAA-0001')], 0))).toEqual([])
  })

  it('[SC-020] takes what was asked of a gift: usedAmount before amount', () => {
    expect(cents(plan([use('AAAA-0001', { amount: 1_200 })]))).toEqual([['AAAA-0001', 1_200]])
    expect(cents(plan([use('AAAA-0001', { usedAmount: 700, amount: 1_200 })]))).toEqual([['AAAA-0001', 700]])
  })

  it('reads a code however it was typed', () => {
    expect(cents(plan([use('aaaa oooi')], 10_000))).toEqual([['AAAA-0001', 5_000]])
  })

  it.each<[string, Gift, { amount?: number }, string]>([
    ['expired', giftOf('AAAA-0001', { validUntil: '2027-02-28' }), {}, 'GIFT_CARD_NOT_VALID'],
    ['spent', giftOf('AAAA-0001', { balanceCents: 0 }), {}, 'GIFT_CARD_NOT_VALID'],
    ['unknown', giftOf('AAAA-0009'), {}, 'GIFT_CARD_NOT_VALID'],
    ['kept for a visit', giftOf('AAAA-0001', { visitDay: today }), {}, 'GIFT_CARD_KEPT_FOR_VISIT'],
    ['asked for more than it has', one, { amount: 5_001 }, 'GIFT_CARD_BALANCE_TOO_LOW'],
  ])('refuses a gift that is %s', (_, gift, amounts, refusal) => {
    expect(plan([use('AAAA-0001', amounts)], 10_000, [gift])).toEqual({ refusal })
  })

  it('gives all it has when all of it is asked for', () => {
    expect(cents(plan([use('AAAA-0001', { amount: 5_000 })]))).toEqual([['AAAA-0001', 5_000]])
  })

  it('refuses a code that is named twice, before anything else', () => {
    expect(plan([use('AAAA-0001'), use('aaaa0001')])).toEqual({ refusal: 'GIFT_CARD_TWICE' })
    expect(plan([use('ZZZZ-0001'), use('zzzz0001')])).toEqual({ refusal: 'GIFT_CARD_TWICE' })
  })

  it('refuses the whole payment when one gift is refused', () => {
    expect(plan([use('AAAA-0001'), use('ZZZZ-0001')])).toEqual({ refusal: 'GIFT_CARD_NOT_VALID' })
  })

  it('never pays more than is due, more than is asked, or more than a gift has', () => {
    const asked = fc.option(fc.integer({ min: 1, max: 6_000 }), { nil: undefined })
    const gifts = fc.array(fc.record({ balance: fc.integer({ min: 1, max: 6_000 }), asked }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(gifts, fc.integer({ min: 0, max: 12_000 }), (drawn, dueCents) => {
        const held = drawn.map(({ balance }, index) => giftOf(`CODE-${index}`, { balanceCents: balance }))
        const uses = drawn.map(({ balance, asked: amount }, index) =>
          use(`CODE-${index}`, amount === undefined ? {} : { amount: Math.min(amount, balance) }),
        )
        const planned = plan(uses, dueCents, held)
        if ('refusal' in planned) throw new Error(planned.refusal)
        const offered = drawn.map(({ balance, asked: amount = balance }) => Math.min(amount, balance))
        const paid = planned.planned.reduce((sum, each) => sum + each.cents, 0)
        expect(paid).toBe(
          Math.min(
            dueCents,
            offered.reduce((sum, each) => sum + each, 0),
          ),
        )
        for (const { gift, cents: taken } of planned.planned) {
          expect(taken).toBeGreaterThan(0)
          expect(taken).toBeLessThanOrEqual(offered[Number(gift.giftUUID.slice(5))] ?? 0)
        }
      }),
    )
  })
})
