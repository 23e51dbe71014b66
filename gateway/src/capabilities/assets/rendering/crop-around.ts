import type { Size } from '../sizes'

/** From the left and from the top, each 0 to 1. */
export type Focus = { x: number; y: number }
/** Enlarge or reduce the whole picture to `scaled`, then cut `size` out of it at `left`, `top`. */
export type Crop = { scaled: Size; left: number; top: number; size: Size }

/** The largest part of a picture that has the proportions of `size`, with the focal point as near its middle as can be. */
export function cropAround({ original, focus, size }: { original: Size; focus: Focus; size: Size }): Crop {
  const scale = Math.max(size.width / original.width, size.height / original.height)
  const scaled = {
    width: Math.max(size.width, Math.round(original.width * scale)),
    height: Math.max(size.height, Math.round(original.height * scale)),
  }
  const offset = (whole: number, part: number, at: number) =>
    Math.min(whole - part, Math.max(0, Math.round(whole * at - part / 2)))
  return {
    scaled,
    left: offset(scaled.width, size.width, focus.x),
    top: offset(scaled.height, size.height, focus.y),
    size,
  }
}
