const wholeCountry = 6

const zooms = new Map([
  ['hotel', 14],
  ['city', 12],
  ['poi', 12],
  ['skiresort', 12],
  ['department', 9],
  ['region', 8],
  ['country', wholeCountry],
  ['touristicregion', wholeCountry],
])

/** Zoom that shows a destination of that category; an unknown one is taken for a large area (spec A §9). */
export function mapZoom({ category }: { category?: string | null }): number {
  return zooms.get(category ?? '') ?? wholeCountry
}
