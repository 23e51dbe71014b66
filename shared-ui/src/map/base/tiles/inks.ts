import { asArray, asString } from 'ol/color'

/** Colours and letters of the ground, from the tokens: they follow light and dark. */
const tokens = {
  land: '--sand',
  green: '--range',
  water: '--map-water',
  building: '--sand-deep',
  motorway: '--scarcity-bg',
  edge: '--sand-deep',
  border: '--line-strong',
  name: '--ink-2',
  country: '--ink-3',
  halo: '--paper',
  letters: '--sans',
} as const

export type Inks = Readonly<Record<keyof typeof tokens | 'built' | 'road', string>>

export function readInks(element: HTMLElement): Inks {
  const style = getComputedStyle(element)
  const tokenOf = (token: string) => style.getPropertyValue(token).trim()
  const inks = Object.entries(tokens).map(([ink, token]) => [ink, tokenOf(token)])
  return {
    ...Object.fromEntries(inks),
    built: half(tokenOf('--sand-deep')),
    // Roads are lighter than the land, by day and by night.
    road: [tokenOf('--surface'), tokenOf('--line')].sort((one, other) => light(other) - light(one))[0],
  }
}

const rgb = (colour: string) => asArray(colour).slice(0, 3)
const half = (colour: string) => asString([...rgb(colour), 0.4])
const light = (colour: string) => rgb(colour).reduce((sum, part) => sum + part, 0)
