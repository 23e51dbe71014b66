/** Aspects that guests score besides the stay as a whole, in the order shown. */
export const reviewCriteria = [
  'welcoming',
  'comfort',
  'cleanliness',
  'food',
  'localization',
  'priceQualityRatio',
] as const
