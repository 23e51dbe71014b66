/** The sizes that exist, in pixels. A closed list: an open one would let anybody fill the disk. */
export type Size = { width: number; height: number }

/** Names that the documents use (SC-027). */
export const namedSizes = {
  '120_80': { width: 120, height: 80 },
  SMALL: { width: 480, height: 360 },
  LARGE: { width: 960, height: 720 },
  '640_360': { width: 640, height: 360 },
} as const satisfies Record<string, Size>

/** Marketing pictures (CO-066), made of assets that are shown as banners only. */
const bannerSizes: readonly Size[] = [
  { width: 750, height: 528 },
  { width: 1500, height: 736 },
  { width: 3840, height: 700 },
]

/** Size that social networks show of a page. */
const socialSize: Size = { width: 1200, height: 630 }

const srcsetWidths = [320, 480, 640, 800, 960, 1280] as const
const aspects = [4 / 3, 16 / 9, 3 / 2] as const

export const formatSize = ({ width, height }: Size): string => `${width}x${height}`

const srcsetSizes = srcsetWidths.flatMap((width) =>
  aspects.map((aspect) => ({ width, height: Math.round(width / aspect) })),
)

const byName = (sizes: readonly Size[]) => new Map(sizes.map((size) => [formatSize(size), size]))
const pictures = byName([...Object.values(namedSizes), socialSize, ...srcsetSizes])
const banners = byName(bannerSizes)

/** '480x360' → its size; undefined when pictures of that size are not made. */
export const parseSize = (text: string): Size | undefined => pictures.get(text) ?? banners.get(text)

/** Banners are up to ten times as much work as other pictures. */
export const isBannerSize = (size: Size): boolean => banners.has(formatSize(size))

export const imageFormats = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof imageFormats)[number]
