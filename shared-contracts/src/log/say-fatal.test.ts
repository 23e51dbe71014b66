import { sayFatal } from './say-fatal'

function said(isTTY: boolean): string {
  const lines: string[] = []
  sayFatal('shell', 'PORT: takes a number\nask anne@example.com', {
    isTTY,
    write: (text) => lines.push(text),
  })
  return lines.join('')
}

it('says why a server ends as a line of the log, and plainly at a terminal', () => {
  expect(JSON.parse(said(false))).toEqual({
    level: 60,
    time: expect.stringMatching(/^\d{4}-/),
    service: 'shell',
    msg: 'PORT: takes a number\nask [address]',
  })
  expect(said(true)).toBe('PORT: takes a number\nask [address]\n')
})
