/** @jest-environment node */
import { chooseRelease } from './choose-releases'
import { drawFor } from './session-draw'

const entry = (version: string, traffic?: number, isDefault?: boolean) => ({
  version,
  deployment: traffic === undefined && isDefault === undefined ? undefined : { traffic, default: isDefault },
})
type Entries = ReturnType<typeof entry>[]
const choose = (entries: Entries, draw: number) => chooseRelease(entries, () => draw)?.version

describe('the release of a session', () => {
  it('is the only one, whatever its share', () => {
    expect(choose([entry('a')], 0.99)).toBe('a')
    expect(choose([entry('a', 10)], 0.99)).toBe('a')
    expect(choose([], 0)).toBeUndefined()
  })

  it('follows the shares; the rest is the default’s', () => {
    const entries = [entry('stable', undefined, true), entry('new', 10)]
    expect(choose(entries, 0.0999)).toBe('new')
    expect(choose(entries, 0.1)).toBe('stable')
  })

  it('is the last one where the others have left nothing', () => {
    expect(
      chooseRelease([entry('a', 30), entry('b', 70)], (version) => (version === 'a' ? 0.3 : 0.99))?.version,
    ).toBe('b')
  })
})

const sessions = Array.from({ length: 100_000 }, (_, at) => `session${at}`)
const chosen = (entries: Entries) =>
  sessions.map((session) => chooseRelease(entries, drawFor(session, 'mf-search'))?.version)
const shareOf = (versions: (string | undefined)[], version: string) =>
  (versions.filter((one) => one === version).length / versions.length) * 100

describe('100,000 sessions', () => {
  it('are split as the shares say, to 0.3 points, between five releases', () => {
    const entries = [
      entry('c1', 1),
      entry('c2', 5),
      entry('c3', 10),
      entry('c4', 25),
      entry('main', undefined, true),
    ]
    const versions = chosen(entries)
    for (const [version, share] of [
      ['c1', 1],
      ['c2', 5],
      ['c3', 10],
      ['c4', 25],
      ['main', 59],
    ] as const)
      expect(Math.abs(shareOf(versions, version) - share)).toBeLessThan(0.3)
  })

  it('get the same in another process, and of each remote on their own', () => {
    const entries = [entry('new', 50), entry('main', undefined, true)]
    const others = sessions.map((session) => chooseRelease(entries, drawFor(session, 'mf-hotel'))?.version)
    expect(chosen(entries)).toEqual(chosen(entries))
    const both = chosen(entries).filter((version, at) => version === 'new' && others[at] === 'new').length
    expect(Math.abs(both / 1_000 - 25)).toBeLessThan(0.6)
  })

  it('stay in a share that grows, and leave no other one for a share that is added', () => {
    const of = (...shares: [string, number][]) => [
      ...shares.map(([version, traffic]) => entry(version, traffic)),
      entry('main', undefined, true),
    ]
    const [small, grown, added] = [of(['a', 10]), of(['a', 25]), of(['a', 25], ['b', 10])].map(chosen)
    const left = (before: (string | undefined)[] = [], after: (string | undefined)[] = []) =>
      before.filter((version, at) => version === 'a' && after[at] !== 'a').length
    expect([left(small, grown), left(grown, added)]).toEqual([0, 0])
  })
})
