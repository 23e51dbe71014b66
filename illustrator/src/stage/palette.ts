/**
 * One palette for the whole shop. A mood is a time of day: it colours the light, the shade and the
 * distance, and every local colour passes through it. That is what makes a page of pictures one series.
 */
export const forest = '#1E4D3B'
export const coral = '#D9573F'
export const sage = '#A9B89A'
export const dusk = '#4A5A7C'
export const lamplight = '#FFD08A'

export type MoodName = 'dawn' | 'morning' | 'noon' | 'golden' | 'sunset' | 'dusk' | 'night' | 'silver'

export type Mood = {
  name: MoodName
  sky: readonly [top: string, middle: string, low: string]
  haze: string
  /** Multiplied into every local colour. */
  ambient: string
  light: string
  shade: string
  sun: string
  /** Sun or moon above the horizon, as a share of the sky's height. */
  sunHeight: number
  /** Share of windows and lamps that are on, 0..1. */
  lamps: number
}

const mood = (
  name: MoodName,
  sky: Mood['sky'],
  haze: string,
  ambient: string,
  light: string,
  shade: string,
  sun: string,
  sunHeight: number,
  lamps: number,
): Mood => ({ name, sky, haze, ambient, light, shade, sun, sunHeight, lamps })

export const moods: Record<MoodName, Mood> = {
  dawn: mood(
    'dawn',
    ['#8DA3B9', '#E2C2B8', '#FAE3C8'],
    '#E6CCC2',
    '#F4DDD4',
    '#FFE6C6',
    '#555F80',
    '#FFF3DA',
    0.22,
    0.25,
  ),
  morning: mood(
    'morning',
    ['#8FBDC6', '#C9DFDA', '#F8EFDC'],
    '#D9E4DB',
    '#FFF8EC',
    '#FFF7DF',
    '#456673',
    '#FFFCEC',
    0.62,
    0,
  ),
  noon: mood(
    'noon',
    ['#4E95AD', '#9AC7CD', '#E8EEDF'],
    '#C8DEDC',
    '#FFFFFF',
    '#FFFDF0',
    '#35596C',
    '#FFFEF4',
    0.82,
    0,
  ),
  golden: mood(
    'golden',
    ['#93ADA9', '#EBCF9E', '#FBE0A8'],
    '#EED2A2',
    '#FFEBCD',
    '#FFE3A2',
    '#655065',
    '#FFF5D2',
    0.34,
    0.1,
  ),
  sunset: mood(
    'sunset',
    ['#4C5C85', '#CF8681', '#F9C28B'],
    '#DD9D87',
    '#F6CBB2',
    '#FFCB92',
    '#413D5C',
    '#FFE8B8',
    0.16,
    0.5,
  ),
  dusk: mood(
    'dusk',
    ['#1F2F4A', '#59678C', '#E2A893'],
    '#777A99',
    '#9EA0BD',
    '#F2BC9E',
    '#1C2740',
    '#FBE6CC',
    0.7,
    0.9,
  ),
  night: mood(
    'night',
    ['#0E1A2A', '#1D354A', '#47687A'],
    '#304D5E',
    '#6F87A2',
    '#ADC7D4',
    '#0C1725',
    '#F6EFD9',
    0.66,
    1,
  ),
  silver: mood(
    'silver',
    ['#A3B3B7', '#C9D1CD', '#EEE8DB'],
    '#D0D6D1',
    '#F0F1EC',
    '#FFFDF6',
    '#4A5C66',
    '#FBF8EE',
    0.7,
    0.1,
  ),
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export const foliage: Record<Season, readonly string[]> = {
  spring: ['#7FA06A', '#9DB578', '#5E8A66', '#E3B5AE'],
  summer: ['#3E6B50', '#5B845D', '#2C5947', '#7A9465'],
  autumn: ['#B86E3A', '#D0963F', '#8F5C38', '#6F7A4E'],
  winter: ['#5F756B', '#7D8C82', '#4A6358', '#8C9389'],
}

export const grass: Record<Season, readonly string[]> = {
  spring: ['#A8BE82', '#8FAE74', '#BECB92'],
  summer: ['#A5AF72', '#7F9C68', '#C9B878'],
  autumn: ['#C6A660', '#A58A55', '#D7B877'],
  winter: ['#C9CBBE', '#AEB6AB', '#DAD6C8'],
}

/** Building colours by country: the one thing a traveller recognises first. */
export type Region = 'fr' | 'es' | 'it' | 'be' | 'nl'

export const walls: Record<Region, readonly string[]> = {
  fr: ['#EADFC8', '#E0CBA9', '#F3EBDD', '#D9C3B0', '#E5D2BE'],
  es: ['#FBF4E6', '#F4E3C6', '#E7B88E', '#F8EAD9', '#D99A77'],
  it: ['#E8B777', '#D98F65', '#F0D2A2', '#C97458', '#EBC9A7', '#DDAE9A'],
  be: ['#A65A45', '#C98C68', '#E9D9BE', '#8A4A3E', '#D9B892'],
  nl: ['#8C4A3C', '#5E4A46', '#B0654C', '#E6D5BA', '#3F4C4E', '#9C6B55'],
}

export const roofs: Record<Region, readonly string[]> = {
  fr: ['#5D6B76', '#6E7B84', '#A8654C'],
  es: ['#C0694A', '#B45C40', '#CB7C58'],
  it: ['#B86146', '#C4714F', '#A5553E'],
  be: ['#8E4A3B', '#5A5F66', '#A25A45'],
  nl: ['#A2523D', '#4D545B', '#8A4536'],
}
