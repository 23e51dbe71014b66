/** @jest-environment node */
import { createCircuitBreaker } from './circuit-breaker'

function open() {
  let now = 0
  const options = { failuresToOpen: 2, firstPauseMs: 100, longestPauseMs: 300, clock: () => now }
  return { breaker: createCircuitBreaker(options), pass: (ms: number) => (now += ms) }
}

describe('createCircuitBreaker', () => {
  it('lets single failures pass', () => {
    const { breaker } = open()
    breaker.failed()
    expect(breaker.mayTry()).toBe(true)
  })

  it('pauses after failures in a row, then lets one try', () => {
    const { breaker, pass } = open()
    breaker.failed()
    breaker.failed()
    expect(breaker.mayTry()).toBe(false)
    pass(100)
    expect(breaker.mayTry()).toBe(true)
    expect(breaker.mayTry()).toBe(false)
  })

  it('pauses longer each time, up to a limit', () => {
    const { breaker, pass } = open()
    const pauses = [100, 200, 300, 300]
    breaker.failed()
    for (const pause of pauses) {
      breaker.failed()
      pass(pause - 1)
      expect(breaker.mayTry()).toBe(false)
      pass(1)
      expect(breaker.mayTry()).toBe(true)
    }
  })

  it('forgets everything with a success', () => {
    const { breaker } = open()
    breaker.failed()
    breaker.failed()
    breaker.succeeded()
    breaker.failed()
    expect(breaker.mayTry()).toBe(true)
  })
})
