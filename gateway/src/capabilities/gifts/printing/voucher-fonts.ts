import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The shop's letters: Latin as the five languages write it. */
const shop = {
  serif: require.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff'),
  serifItalic: require.resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff'),
  serifStrong: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  sans: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  sansStrong: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
}
/** A giver may be called anything: these letters are Latin, Greek and Cyrillic. */
const anyLetters = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')

export type VoucherFont = keyof typeof shop

const shopLetters = /^[\n\r\t -\u00ff\u0152\u0153\u2000-\u206f\u20ac]*$/

export function registerVoucherFonts(page: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(shop)) page.registerFont(name, file)
  page.registerFont('any', anyLetters)
}

/** The font of a text: that of the shop where it has all the letters. */
export const fontFor = (font: VoucherFont, text: string): string => (shopLetters.test(text) ? font : 'any')

/** No font of a PDF has them: what is left of a message reads better without boxes. */
export const withoutEmoji = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .trim()

/** Files of these faces for the page; its style sheet names them. */
export const voucherFontFiles: Record<string, string> = {
  'fraunces.woff2': require.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
  'fraunces-italic.woff2': require.resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff2'),
  'figtree.woff2': require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff2'),
  'figtree-strong.woff2': require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff2'),
}
