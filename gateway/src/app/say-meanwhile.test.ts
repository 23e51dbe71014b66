import { sayMeanwhile } from './say-meanwhile'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('says of work that takes long that it goes on, and nothing of work that is done at once', async () => {
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  await sayMeanwhile(say, 'Opening', async () => 'done')
  jest.advanceTimersByTime(60_000)
  expect(lines).toEqual([])

  let end = (_: string) => {}
  const long = sayMeanwhile(say, 'Opening', () => new Promise<string>((resolve) => (end = resolve)))
  jest.advanceTimersByTime(25_000)
  expect(lines).toEqual(['Opening: 10 s so far', 'Opening: 20 s so far'])
  end('done')
  await expect(long).resolves.toBe('done')
  jest.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(2)
})
