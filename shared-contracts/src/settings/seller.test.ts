import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { careHoursOf, invoicingSeller, readSeller } from './seller'

const folder = mkdtempSync(path.join(tmpdir(), 'seller-'))
const demo = JSON.parse(readFileSync(path.join(__dirname, '../../../demo/seller.json'), 'utf8'))
const { demonstration: _, ...company } = demo

function settings(content: unknown, more: Record<string, string> = {}) {
  const file = path.join(folder, 'seller.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return { SELLER_FILE: file, ...more }
}
const said = (content: unknown, more?: Record<string, string>) => {
  try {
    readSeller(settings(content, more))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

type Tree = { [name: string]: unknown }
/** Every field, however deep, by its path. */
const fieldsOf = (value: Tree, before: string[] = []): string[][] =>
  Object.entries(value).flatMap(([name, child]) => {
    const at = [...before, name]
    const isTree = typeof child === 'object' && child !== null && !Array.isArray(child)
    return [at, ...(isTree ? fieldsOf(child as Tree, at) : [])]
  })
const without = ([name = '', ...rest]: string[], value: Tree): Tree => {
  const { [name]: child, ...others } = value
  return rest.length > 0 ? { ...others, [name]: without(rest, child as Tree) } : others
}

/** A market without a telephone; a shop in which nothing is paid later. */
const isOptional = ([first, second]: string[]) =>
  (first === 'phones' && second !== undefined) || (first === 'lender' && second === undefined)
const needed = Object.keys(company).filter((name) => !isOptional([name]))

describe('the file of the seller', () => {
  it.each(fieldsOf(company).filter((field) => !isOptional(field)))('needs %s %s %s', (...field) => {
    const at = field.filter((part) => typeof part === 'string')
    expect(said(without(at, company))).toContain(`\n  ${at.join('.')} is missing`)
  })

  it('names every field that is missing at once, with the file', () => {
    const lines = said({}).split('\n')
    expect(lines[0]).toContain('seller.json does not say who sells')
    expect(lines.slice(1)).toHaveLength(needed.length)
  })

  it('may have no telephone in a market', () => {
    const seller = readSeller(settings({ ...company, phones: { FR: '+33 1 99 00 12 34' } }))
    expect(seller?.phones).toEqual({ FR: '+33 1 99 00 12 34' })
  })

  it('says when customer care answers, in the words of a locale, and never what a demonstration says', () => {
    const hours = { fr_FR: { phone: 'De 8 h à 12 h', advice: 'Le matin' } }
    expect(careHoursOf(readSeller(settings({ ...company, hours })), 'fr_FR')).toEqual(hours.fr_FR)
    expect(careHoursOf(readSeller(settings({ ...company, hours })), 'it_IT')).toEqual({})
    expect(careHoursOf(readSeller(settings(company)), 'fr_FR')).toEqual({})
    expect(careHoursOf(readSeller({ ...settings(demo), SANDBOX: '1' }), 'fr_FR')).toBeUndefined()
    expect(careHoursOf(null, 'fr_FR')).toBeUndefined()
  })

  it.each([
    [{ ...company, hours: { fr_FR: { telephone: 'De 8 h à 12 h' } } }, 'hours.fr_FR.telephone is no field'],
    [{ ...company, vatNumber: 'none' }, 'vatNumber: takes a VAT number'],
    [{ ...company, phones: { FR: 'call us' } }, 'phones.FR: takes a number such as +33'],
    [{ ...company, adress: [] }, 'adress is no field'],
    ['{', 'it is no JSON'],
  ])('says what is wrong', (content, words) => {
    expect(said(content)).toContain(words)
  })

  it('is named where it cannot be read', () => {
    expect(() => readSeller({ SELLER_FILE: '/nowhere/seller.json' })).toThrow(
      'SELLER_FILE: /nowhere/seller.json does not say who sells:\n  it cannot be read',
    )
  })

  it('does not sell in production with made-up values, but demonstrates', () => {
    expect(said(demo, { STAGE: 'production' })).toContain('demonstration is true')
    expect(said(demo, { STAGE: 'production', SANDBOX: '1' })).toBe('')
    expect(said(company, { STAGE: 'production' })).toBe('')
  })

  it('gives invoices no address that is made up', () => {
    expect(invoicingSeller(demo)).toEqual({ name: 'Escapade', address: [], vatNumber: '' })
    expect(invoicingSeller(null)).toEqual(invoicingSeller(demo))
    expect(invoicingSeller(company)).toMatchObject({ vatNumber: company.vatNumber })
  })
})
