import fc from 'fast-check'
import { aLocale } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { clientLogEntry } from './client-log-entry'

describe('clientLogEntry', () => {
  it.each(vectorsOf<typeof clientLogEntry>('logMessage'))('[SH-075] $id', ({ in: input, out }) => {
    expect(clientLogEntry(input)).toStrictEqual(out)
  })

  it('[SH-075] holds at most 256 characters of the beginning, and cutting twice is cutting once', () => {
    fc.assert(
      fc.property(
        aLocale,
        fc.webUrl(),
        fc.string({ maxLength: 600, size: 'max' }),
        (locale, location, message) => {
          const entry = clientLogEntry({ locale, location, message })
          expect(entry.message).toHaveLength(Math.min(message.length, 256))
          expect(message.startsWith(entry.message)).toBe(true)
          expect(clientLogEntry(entry)).toEqual(entry)
        },
      ),
    )
  })
})
