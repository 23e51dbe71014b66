/**
 * Forms of VAT identification numbers, by the countries' own rules as VIES has them
 * (https://ec.europa.eu/taxation_customs/vies/#/faq), and those of Great Britain, Northern Ireland and Switzerland.
 */
const forms = new RegExp(
  `^(${[
    'ATU\\d{8}',
    'BE[01]\\d{9}',
    'BG\\d{9,10}',
    'CHE\\d{9}(MWST|TVA|IVA)?',
    'CY\\d{8}[A-Z]',
    'CZ\\d{8,10}',
    '(DE|EE|EL|PT)\\d{9}',
    '(DK|FI|HU|LU|MT|SI)\\d{8}',
    'ES[A-Z\\d]\\d{7}[A-Z\\d]',
    'FR[A-HJ-NP-Z\\d]{2}\\d{9}',
    '(HR|IT|LV)\\d{11}',
    'IE\\d[A-Z\\d+*]\\d{5}[A-Z]{1,2}',
    '(GB|XI|LT)(\\d{9}|\\d{12})',
    'NL\\d{9}B\\d{2}',
    '(PL|SK)\\d{10}',
    'RO\\d{2,10}',
    'SE\\d{12}',
  ].join('|')})$`,
)

/** As registers write it: people put spaces, dots and hyphens in. */
export const normaliseVatNumber = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '')

export const isVatNumber = (typed: string): boolean => forms.test(normaliseVatNumber(typed))
