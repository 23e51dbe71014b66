import type { ContentOf } from '../content-kinds'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** By month, 1 to 12. */
export const seasonOf = (month: number): Season =>
  month === 12 || month <= 2 ? 'winter' : month <= 5 ? 'spring' : month <= 8 ? 'summer' : 'autumn'

/** Subject of a block of themes: a theme, and the key of its words. */
type Thematic = { key: keyof ContentOf<'home'>['thematics']; theme: string }

const table: Thematic = { key: 'table', theme: '985' }
const spa: Thematic = { key: 'spa', theme: '986' }
const nature: Thematic = { key: 'nature', theme: '27' }
const sea: Thematic = { key: 'sea', theme: '18' }
const wine: Thematic = { key: 'wine', theme: '33' }
const snow: Thematic = { key: 'snow', theme: '31' }
const city: Thematic = { key: 'city', theme: '24' }

/** Themes of each season, the first one large. */
export const thematics: Record<Season, readonly Thematic[]> = {
  spring: [city, nature, table, sea, spa, wine],
  summer: [sea, nature, city, table, spa, wine],
  autumn: [wine, nature, table, spa, city, snow],
  winter: [snow, spa, table, city, nature, wine],
}

type Banner = { key: keyof ContentOf<'home'>['banners']; theme: string }

const winterBanner: Banner = { key: 'winter', theme: '31' }
const sunBanner: Banner = { key: 'sun', theme: '27' }
export const bannerThemes = [winterBanner, sunBanner].map(({ theme }) => theme)

/** From September on people plan the winter, from February on the fine days. */
export const bannerOf = (month: number): Banner => (month >= 9 || month === 1 ? winterBanner : sunBanner)
