/** @jest-environment node */
import { chooseRelease } from './choose-releases'

const entry = (name: string, traffic?: number, isDefault?: boolean) => ({
  name,
  deployment: traffic === undefined && isDefault === undefined ? undefined : { traffic, default: isDefault },
})
const choose = (entries: ReturnType<typeof entry>[], draw: number) => chooseRelease(entries, draw)?.name

describe('chooseRelease', () => {
  it('takes the only one, whatever its share', () => {
    expect(choose([entry('a')], 99)).toBe('a')
    expect(choose([entry('a', 10)], 99)).toBe('a')
    expect(choose([], 0)).toBeUndefined()
  })

  it('gives each release its share of the sessions, and the rest to the default', () => {
    const entries = [entry('stable', undefined, true), entry('new', 10)]
    expect(choose(entries, 9.99)).toBe('new')
    expect(choose(entries, 10)).toBe('stable')
  })

  it('splits between shares in order', () => {
    const entries = [entry('a', 30), entry('b', 70)]
    expect(choose(entries, 29)).toBe('a')
    expect(choose(entries, 30)).toBe('b')
    expect(choose(entries, 99.9)).toBe('b')
  })
})
