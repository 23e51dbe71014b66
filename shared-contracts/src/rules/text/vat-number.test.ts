import { isVatNumber, normaliseVatNumber } from './vat-number'

it.each([
  ...[
    'FR 40 303 265 045',
    'BE 0123.456.789',
    'NL123456789B01',
    'ESX1234567X',
    'IT12345678901',
    'ATU12345678',
  ],
  ...['DE123456789', 'IE1234567FA', 'CHE-123.456.789 TVA', 'gb 123456789', 'LT123456789012', 'EL123456789'],
])('[CH-040] %s has the form of a VAT number', (text) => expect(isVatNumber(text)).toBe(true))

it.each([
  '',
  'FR',
  '12345678901',
  'FR 40 303',
  'BE2123456789',
  'NL123456789A01',
  'US123456789',
  'IT1234567890a',
])('[CH-040] %j has not', (text) => expect(isVatNumber(text)).toBe(false))

it('is written as registers do', () => expect(normaliseVatNumber('be 0123.456-789')).toBe('BE0123456789'))
