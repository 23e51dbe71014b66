import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { createGiftCodes, endingOfCode, hashOfCode } from './gift-codes'

const codes = createGiftCodes(['secret'])
const gift = 'b0a1c2d3-0000-4000-8000-000000000001'

describe('gift codes', () => {
  it('are four groups of four characters that are not misread', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(codes.codeOf(id)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
      }),
    )
  })

  it('use every character of their alphabet', () => {
    const used = new Set(Array.from({ length: 400 }, (_, index) => [...codes.codeOf(`gift-${index}`)]).flat())
    expect([...used].sort().join('')).toBe('-0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  })

  it('are the same again for a gift, and others for another gift or secret', () => {
    expect(createGiftCodes(['secret']).codeOf(gift)).toBe(codes.codeOf(gift))
    expect(codes.codeOf(gift.replace(/1$/, '2'))).not.toBe(codes.codeOf(gift))
    expect(createGiftCodes(['other']).codeOf(gift)).not.toBe(codes.codeOf(gift))
  })

  it('open no printed page: its key is made for that purpose alone', () => {
    const key = codes.print.of(gift)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(createGiftCodes(['secret']).print.of(gift)).toBe(key)
    expect(createGiftCodes(['other']).print.of(gift)).not.toBe(key)
    expect(codes.print.of(gift.replace(/1$/, '2'))).not.toBe(key)
    const spelt = Buffer.from(key, 'base64url').subarray(0, 16)
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const asCode = Array.from(spelt, (byte) => alphabet[byte % 32]).join('')
    expect(codes.codeOf(gift).replaceAll('-', '')).not.toBe(asCode)
  })
})

describe('a typed code', () => {
  it.each([
    ['small letters', '7k3f-0abc-1def-2ghj'],
    ['without hyphens', '7K3F0ABC1DEF2GHJ'],
    ['spaced otherwise', ' 7K3F 0ABC  1DEF_2GHJ '],
    ['O for 0', '7K3F-OABC-1DEF-2GHJ'],
    ['I for 1', '7K3F-0ABC-IDEF-2GHJ'],
    ['l for 1', '7k3f-0abc-ldef-2ghj'],
  ])('is read kindly: %s', (_, typed) => {
    expect(hashOfCode(typed)).toBe(hashOfCode('7K3F-0ABC-1DEF-2GHJ'))
  })

  it.each(['7K3F-0ABC-1DEF-2GHK', '7K3F-0ABC-1DEF', '7K3F-0ABC-1DEF-2GHJ-0'])(
    'is another code: %s',
    (typed) => {
      expect(hashOfCode(typed)).not.toBe(hashOfCode('7K3F-0ABC-1DEF-2GHJ'))
    },
  )

  it('is kept as the hash that the database has held since the first gift', () => {
    expect(hashOfCode('7K3F-0ABC-1DEF-2GHJ')).toBe(
      createHash('sha256').update('7K3F0ABC1DEF2GHJ').digest('base64url'),
    )
  })

  it('is shown by its last four characters', () => {
    expect(endingOfCode('7k3f-0abc-1def-2ghj')).toBe('2GHJ')
  })
})

describe('a changed secret', () => {
  const [former, changed] = [createGiftCodes(['former']), createGiftCodes(['changed', 'former'])]

  it('makes other codes for new gifts, and the same ones again for those that were issued', () => {
    const code = former.codeOf(gift)
    expect(changed.codeOf(gift)).not.toBe(code)
    expect(changed.codeOf(gift, hashOfCode(code))).toBe(code)
    expect(changed.codeOf(gift, hashOfCode(changed.codeOf(gift)))).toBe(changed.codeOf(gift))
  })

  it.each(['print', 'reminders', 'session'] as const)(
    'leaves %s keys good that were given out before',
    (kind) => {
      expect(changed[kind].isGood(former[kind].of(gift), gift)).toBe(true)
      expect(changed[kind].isGood(changed[kind].of(gift), gift)).toBe(true)
      expect(former[kind].isGood(changed[kind].of(gift), gift)).toBe(false)
      expect(createGiftCodes(['changed'])[kind].isGood(former[kind].of(gift), gift)).toBe(false)
    },
  )
})
