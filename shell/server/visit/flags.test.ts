/** @jest-environment node */
import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { createFlagSource, defaultFlags, parseFlagOverrides } from './flags'

describe('parseFlagOverrides', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['splash:on', { splash: true }],
    ['splash:off, searchDates:datesForced', { splash: false, searchDates: 'datesForced' }],
    ['splash', {}],
    ['<b>:on,a:<b>,:on', {}],
    ['__proto__:on', {}],
  ])('[SH-085] reads %s', (text, flags) => {
    expect(parseFlagOverrides(text)).toEqual(flags)
  })
})

describe('createFlagSource', () => {
  it('[SH-085] answers at once with what it knows and asks the gateway again when that is old', async () => {
    let now = 0
    let answers = 0
    const api = createApiClient()
    api.send = async () => {
      answers += 1
      return {
        flags: { splash: true },
        shares: [{ name: 'calendarPrices', value: true, percent: 100, fromTop: false }],
      } as never
    }
    const source = createFlagSource({ api, clock: () => now, onError: () => {} })
    expect(source.flagsFor('fr_BE', 'anne')).toEqual({ flags: defaultFlags, experiments: [] })
    await new Promise(setImmediate)
    const flags = { ...defaultFlags, splash: true }
    expect(source.flagsFor('fr_BE', null)).toEqual({ flags, experiments: [] })
    expect(source.flagsFor('fr_BE', 'anne')).toEqual({
      flags: { ...flags, calendarPrices: true },
      experiments: ['calendarPrices'],
    })
    expect(answers).toBe(1)
    now += 6000
    source.flagsFor('fr_BE', null)
    expect(answers).toBe(2)
  })

  it('keeps the last known flags while the gateway is away', async () => {
    const api = createApiClient()
    api.send = async () => {
      throw new Error('away')
    }
    const errors: unknown[] = []
    const source = createFlagSource({ api, clock: () => 0, onError: (error) => errors.push(error) })
    source.flagsFor('fr_FR', null)
    await new Promise(setImmediate)
    expect(errors).toHaveLength(1)
    expect(source.flagsFor('fr_FR', null).flags).toEqual(defaultFlags)
  })
})
