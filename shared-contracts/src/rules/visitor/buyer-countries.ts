/** Countries of buyers, those of the markets first. */
export const buyerCountries = [
  'FR',
  'BE',
  'NL',
  'ES',
  'IT',
  'LU',
  'CH',
  'DE',
  'GB',
  'PT',
  'AT',
  'MC',
  'AD',
] as const
