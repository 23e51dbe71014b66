/** A picture of the API, as far as a gallery needs it. */
export type GalleryImage = {
  base: string
  alt: string
  legend?: string
  credit?: string
  placeholder?: string
}
