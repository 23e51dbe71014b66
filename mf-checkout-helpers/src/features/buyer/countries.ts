/** Countries of buyers, those of the markets first. */
export const countries = [
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
