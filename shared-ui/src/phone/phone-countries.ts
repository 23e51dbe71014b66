import { buyerCountries } from '@escapade/shared-contracts/rules/visitor/buyer-countries'

/** Calling codes of the countries of the list; others are typed with their code. */
const callingCodes: Record<(typeof buyerCountries)[number], string> = {
  FR: '33',
  BE: '32',
  NL: '31',
  ES: '34',
  IT: '39',
  LU: '352',
  CH: '41',
  DE: '49',
  GB: '44',
  PT: '351',
  AT: '43',
  MC: '377',
  AD: '376',
}

export const phoneCountries = buyerCountries.map((country) => ({
  country,
  code: `+${callingCodes[country]}`,
}))
