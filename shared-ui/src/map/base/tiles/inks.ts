/** Colours and letters of the ground, from the tokens: they follow light and dark. */
const tokens = {
  land: '--sand',
  built: '--sand-deep',
  green: '--range',
  water: '--map-water',
  road: '--surface',
  motorway: '--scarcity-bg',
  edge: '--line',
  border: '--line-strong',
  name: '--ink-2',
  country: '--ink-3',
  halo: '--paper',
  letters: '--sans',
} as const

export type Inks = Readonly<Record<keyof typeof tokens, string>>

export function readInks(element: HTMLElement): Inks {
  const style = getComputedStyle(element)
  const inks = Object.entries(tokens).map(([ink, token]) => [ink, style.getPropertyValue(token).trim()])
  return Object.fromEntries(inks)
}
