import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { addDays, diffDays } from './days'
import { type DatePickingEvent, runDatePicking } from './run-date-picking'

const someDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2024-02-20', days))
const anEvent: fc.Arbitrary<DatePickingEvent> = fc.oneof(
  { weight: 3, arbitrary: someDay.map((day): DatePickingEvent => ({ type: 'pick', day })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'open' as const,
        'clear' as const,
        'close' as const,
        'escape' as const,
        'nightsFailed' as const,
      )
      .map((type): DatePickingEvent => ({ type })),
  },
)
const someDates = fc.oneof(
  fc.constant({ checkin: null, checkout: null }),
  fc
    .tuple(someDay, fc.integer({ min: 1, max: 5 }))
    .map(([checkin, nights]) => ({ checkin, checkout: addDays(checkin, nights) })),
)
const aSession = fc.record({
  productPage: fc.boolean(),
  autoClose: fc.boolean(),
  initial: someDates,
  events: fc.array(anEvent, { maxLength: 12 }),
})

describe('runDatePicking', () => {
  it.each(vectorsOf<typeof runDatePicking>('datePicking'))(
    '[PR-054] [SC-059] [SC-060] $id',
    ({ in: input, out }) => {
      expect(runDatePicking(input)).toStrictEqual(out)
    },
  )

  it('[SC-059] a check-out always follows its check-in, and the button waits for it', () => {
    fc.assert(
      fc.property(aSession, (session) => {
        const { state, checkin, checkout, validateDisabled } = runDatePicking(session)
        expect(state).toBe(checkin ? (checkout ? 'both' : 'checkin') : 'none')
        if (checkout) expect(diffDays(checkin ?? checkout, checkout)).toBeGreaterThan(0)
        expect(validateDisabled).toBe(checkin !== null && checkout === null)
      }),
    )
  })

  it('[SC-060] half a range never survives closing', () => {
    fc.assert(
      fc.property(aSession, fc.constantFrom('close' as const, 'escape' as const), (session, type) => {
        const end = runDatePicking({ ...session, events: [...session.events, { type }] })
        expect(end.open).toBe(false)
        expect(end.state).not.toBe('checkin')
      }),
    )
  })

  it('[SC-060] opening, picking once and closing leaves the dates as they were', () => {
    fc.assert(
      fc.property(aSession, someDay, (session, day) => {
        const end = runDatePicking({
          ...session,
          events: [{ type: 'open' }, { type: 'pick', day }, { type: 'escape' }],
        })
        expect({ checkin: end.checkin, checkout: end.checkout }).toEqual(session.initial)
        expect(end.effects.at(-1)).toBe('restorePrevious')
      }),
    )
  })

  it('[SC-060] clearing empties the dates and the hash, whatever came before', () => {
    fc.assert(
      fc.property(aSession, (session) => {
        const end = runDatePicking({ ...session, events: [...session.events, { type: 'clear' }] })
        expect(end.state).toBe('none')
        expect(end.effects.at(-1)).toBe('removeFromHash:checkin,checkout,nights')
      }),
    )
  })

  it('[PR-054] failed nights clear the range without closing and only log', () => {
    fc.assert(
      fc.property(aSession, (session) => {
        const before = runDatePicking(session)
        const end = runDatePicking({ ...session, events: [...session.events, { type: 'nightsFailed' }] })
        expect(end).toEqual({
          ...before,
          state: 'none',
          checkin: null,
          checkout: null,
          validateDisabled: false,
          effects: [...before.effects, 'log'],
        })
      }),
    )
  })

  it('writes the hash with the nights between the dates, and fetches nights on a product page only', () => {
    fc.assert(
      fc.property(aSession, (session) => {
        const { effects } = runDatePicking(session)
        for (const effect of effects.filter((text) => text.startsWith('apply:'))) {
          const [checkin = '', checkout = '', nights] = effect.slice('apply:'.length).split('/')
          expect(Number(nights)).toBe(diffDays(checkin, checkout))
        }
        const fetches = effects.filter((text) => text.startsWith('fetchCheckoutNights:'))
        if (!session.productPage) expect(fetches).toEqual([])
      }),
    )
  })

  it.each([
    [true, false, ['apply:2024-05-10/2024-05-12/2', 'closeAfter:1000']],
    [false, true, ['apply:2024-05-10/2024-05-12/2']],
  ])('[SC-059] with autoClose %s, both dates leave it open: %s', (autoClose, open, effects) => {
    const end = runDatePicking({
      productPage: false,
      autoClose,
      initial: { checkin: null, checkout: null },
      events: [{ type: 'open' }, { type: 'pick', day: '2024-05-10' }, { type: 'pick', day: '2024-05-12' }],
    })
    expect(end).toMatchObject({ open, effects })
  })

  it('[SC-060] opened again half-way, it still goes back to the dates from before', () => {
    const initial = { checkin: '2024-05-10', checkout: '2024-05-12' }
    const pick = { type: 'pick', day: '2024-05-20' } as const
    const events: DatePickingEvent[] = [{ type: 'open' }, pick, { type: 'open' }, { type: 'close' }]
    const end = runDatePicking({ productPage: false, autoClose: true, initial, events })
    expect(end).toMatchObject(initial)
  })
})
