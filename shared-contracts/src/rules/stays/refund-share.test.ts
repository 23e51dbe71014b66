import { isFreeToCancel } from './refund-share'

describe('isFreeToCancel', () => {
  it.each([
    ['FLEXIBLE', true, true],
    ['FLEXIBLE', false, false],
    ['PARTIAL', true, false],
    ['NCNR', true, false],
    ['NCNR', false, false],
  ] as const)('[SC-017] terms %s that can be cancelled (%s): %s', (type, cancellable, free) => {
    expect(isFreeToCancel({ type, cancellable })).toBe(free)
  })
})
