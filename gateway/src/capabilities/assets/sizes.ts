/** The sizes that exist, in pixels. A closed list: an open one would let anybody fill the disk. */
export type Size = { width: number; height: number }

/** Names that the documents use (SC-027). */
export const namedSizes = {
  '120_80': { width: 120, height: 80 },
  SMALL: { width: 480, height: 360 },
  LARGE: { width: 960, height: 720 },
  '640_360': { width: 640, height: 360 },
} as const satisfies Record<string, Size>

/** Marketing pictures (CO-066), and the one that social networks ask for. */
const otherSizes: readonly Size[] = [
  { width: 750, height: 528 },
  { width: 1500, height: 736 },
  { width: 3840, height: 700 },
  { width: 1200, height: 630 },
]

const srcsetWidths = [320, 480, 640, 800, 960, 1280] as const
const aspects = [4 / 3, 16 / 9, 3 / 2] as const

export const formatSize = ({ width, height }: Size): string => `${width}x${height}`

const srcsetSizes = srcsetWidths.flatMap((width) =>
  aspects.map((aspect) => ({ width, height: Math.round(width / aspect) })),
)

const allowed = new Map(
  [...Object.values(namedSizes), ...otherSizes, ...srcsetSizes].map((size) => [formatSize(size), size]),
)

/** '480x360' → its size; undefined when pictures of that size are not made. */
export const parseSize = (text: string): Size | undefined => allowed.get(text)

export const imageFormats = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof imageFormats)[number]
