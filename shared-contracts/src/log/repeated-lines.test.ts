import { createRepeatedLines, limitRepeatedLines } from './repeated-lines'

const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make)

it('writes the first lines of a kind, then counts, and tells the number in the next window', () => {
  let now = 0
  const leftOut = createRepeatedLines(() => now)
  expect(times(30, () => leftOut('down'))).toEqual([...times(20, () => 0), ...times(10, () => null)])
  expect(leftOut('another')).toBe(0)
  now = 10_000
  expect([leftOut('down'), leftOut('down')]).toEqual([10, 0])
})

it('forgets the oldest kinds rather than to grow', () => {
  const leftOut = createRepeatedLines(() => 0)
  times(25, () => leftOut('first'))
  for (let kind = 0; kind < 600; kind += 1) leftOut(String(kind))
  expect(leftOut('first')).toBe(0)
})

it('leaves out warnings that repeat, and no line of ordinary work', () => {
  const written: unknown[][] = []
  const write = (...args: unknown[]) => void written.push(args)
  let now = 0
  const logMethod = limitRepeatedLines(() => now)
  times(50, () => logMethod.call({}, [{ status: 503 }, 'failed'], write, 50))
  times(50, () => logMethod.call({}, ['fine'], write, 30))
  now = 10_000
  logMethod.call({}, [{ status: 503 }, 'failed'], write, 50)
  expect(written.filter(([, text]) => text === 'failed')).toHaveLength(21)
  expect(written.filter(([text]) => text === 'fine')).toHaveLength(50)
  expect(written.at(-1)).toEqual([{ status: 503, leftOut: 30 }, 'failed'])
})
