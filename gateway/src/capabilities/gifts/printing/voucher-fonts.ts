import { createRequire } from 'node:module'
import { type Own, registerWideFonts } from '../../../platform/pdf/letters'

const require = createRequire(import.meta.url)

/** The shop's letters: Latin as the five languages write it. */
const shop = {
  serif: require.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff'),
  serifItalic: require.resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff'),
  serifStrong: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  sans: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  sansStrong: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
}
export type VoucherFont = keyof typeof shop

const shopLetters = /^[\n\r\t -\u00ff\u0152\u0153\u2000-\u206f\u20ac]*$/

export function registerVoucherFonts(page: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(shop)) page.registerFont(name, file)
  registerWideFonts(page)
}

/** A font of the shop, with the letters that it has. */
export const shopOwn = (font: VoucherFont): Own => ({ font, has: (text) => shopLetters.test(text) })

/** Files of these faces for the page; its style sheet names them. */
export const voucherFontFiles: Record<string, string> = {
  'fraunces.woff2': require.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
  'fraunces-italic.woff2': require.resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff2'),
  'figtree.woff2': require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff2'),
  'figtree-strong.woff2': require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff2'),
}
