/** Colours are '#RRGGBB' everywhere; these few operations are what the light model needs. */
type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

const channel = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')

const write = (rgb: Rgb): string => `#${channel(rgb[0])}${channel(rgb[1])}${channel(rgb[2])}`

/** From a to b; amount 0..1. */
export function mix(a: string, b: string, amount: number): string {
  const [from, to] = [parse(a), parse(b)]
  const at = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * amount
  return write([at(0), at(1), at(2)])
}

/** Colour of a surface of colour a under light of colour b. */
export function multiply(a: string, b: string): string {
  const [surface, light] = [parse(a), parse(b)]
  return write([(surface[0] * light[0]) / 255, (surface[1] * light[1]) / 255, (surface[2] * light[2]) / 255])
}
