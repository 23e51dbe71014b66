declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  /** A font with the letters of `text` alone. Axes that are not named stay as they are. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2'
      variationAxes: Record<string, Axis>
      keepFeatures: string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
