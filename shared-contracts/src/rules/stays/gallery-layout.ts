const tiles = 4
const maxShown = 5

/** Fewer than four images stand alone, from four on they make a mosaic. `shown` counts all images of the page. */
export function galleryLayout({ images }: { images: number }): {
  layout: 'single' | 'tiles4'
  shown: number
} {
  return { layout: images < tiles ? 'single' : 'tiles4', shown: Math.min(images, maxShown) }
}
