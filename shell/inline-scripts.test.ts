/** @jest-environment node */
import { compileInlineScripts } from './inline-scripts'

/** Every document carries both: what they may weigh, in bytes. */
const budgets = { early: 1400, start: 2150 }

it.each(['early', 'start'] as const)(
  'the %s script is small, and safe inside of a script element',
  async (name) => {
    const { [name]: text } = await compileInlineScripts()
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budgets[name])
    expect(text).not.toMatch(/<\/script|<!--|\bimport\b|\beval\b/)
    expect(() => new Function(text)).not.toThrow()
  },
)
