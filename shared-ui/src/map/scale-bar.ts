export type ScaleBar = { pixels: number; text: string }

/** Pixels: longer than this the line is not. */
const longest = 96
const steps = [5, 2, 1]

/** A line as long as a round number of metres, and what to write over it. */
export function scaleBar(metresOfPixel: number): ScaleBar | null {
  const room = longest * metresOfPixel
  if (!(room > 0)) return null
  const power = 10 ** Math.floor(Math.log10(room))
  const metres = power * (steps.find((step) => step * power <= room) ?? 1)
  const text = metres < 1000 ? `${metres}\u00a0m` : `${metres / 1000}\u00a0km`
  return { pixels: Math.round(metres / metresOfPixel), text }
}
