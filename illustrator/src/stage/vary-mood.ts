import type { Random } from '../random'
import { mix } from './colour'
import type { Mood } from './palette'

/** Weathers that an hour can have: what its sky, haze and light lean towards, and how far. */
const weathers = [
  { sky: '#7FA7C9', air: '#DCE8EE', light: '#FFFDF4', strength: 0.3 },
  { sky: '#D98C7A', air: '#F2D3C4', light: '#FFE1C4', strength: 0.26 },
  { sky: '#E3B34F', air: '#F6E3B0', light: '#FFEFC0', strength: 0.26 },
  { sky: '#6E7FA8', air: '#CBD2E4', light: '#EEF0FA', strength: 0.28 },
  { sky: '#5FA39A', air: '#D3E6DC', light: '#F4FAEC', strength: 0.28 },
  { sky: '#9A8FA0', air: '#E2D8DC', light: '#F6EEE8', strength: 0.32 },
] as const

/** Mood of this hour on another day: clear, rosy, hazy, cool. One in four is as the palette has it. */
export function varyMood(mood: Mood, random: Random): Mood {
  if (random.chance(0.25)) return mood
  const weather = random.pick(weathers)
  const share = weather.strength * random.between(0.6, 1)
  const [top, middle, low] = mood.sky
  const dark = mood.name === 'night' || mood.name === 'dusk'
  const towards = (colour: string, aim: string, part: number) => mix(colour, aim, dark ? part * 0.45 : part)
  return {
    ...mood,
    sky: [
      towards(top, weather.sky, share),
      towards(middle, mix(weather.sky, weather.air, 0.6), share),
      towards(low, weather.air, share * 0.8),
    ],
    haze: towards(mood.haze, weather.air, share),
    ambient: towards(mood.ambient, weather.air, share * 0.5),
    light: towards(mood.light, weather.light, share * 0.6),
    sunHeight: Math.max(0.1, Math.min(0.9, mood.sunHeight + random.between(-0.09, 0.09))),
  }
}
