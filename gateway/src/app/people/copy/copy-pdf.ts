import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { heightOfLetters, registerWideFonts, wideOwn, writeLetters } from '../../../platform/pdf/letters'
import { openTaggedPage } from '../../../platform/pdf/tagged-page'
import { drawSandboxNotice } from '../../../platform/sandbox/pdf-notice'
import { copySections, type Person } from './copy-sections'
import { copyTexts } from './texts/texts'

const ink = '#1f2421'
const quiet = '#4a514b'
const green = '#1e4d3b'
const margin = 56

type Options = { locale: Locale; now: Date; sandbox: boolean }

/** Everything that is kept about a person, on A4 (GDPR, article 15). */
export async function copyPdf(person: Person, { locale, now, sandbox }: Options): Promise<Buffer> {
  const t = copyTexts(locale)
  const lang = bcp47(locale)
  const title = t('title')
  const sheet = await openTaggedPage({ title, language: lang, issuedAt: now, margin })
  const { page, part } = sheet
  registerWideFonts(page)
  if (sandbox) {
    part('P', () => drawSandboxNotice(page, lang, 'plain'))
    page.on('pageAdded', () => sheet.ornament(() => drawSandboxNotice(page, lang, 'plain')))
  }
  part('P', () => write(page, 'Escapade', { font: 'strong', size: 18, color: green, top: margin }))
  part('H1', () => write(page, title, { font: 'strong', size: 22 }))
  page.moveDown(0.4)
  part('P', () => write(page, t('intro'), { color: quiet }))
  for (const section of copySections(person, locale)) {
    page.moveDown(1.4)
    part('H2', () => write(page, section.title, { font: 'strong', size: 14 }))
    for (const [first = '', ...rest] of section.entries) {
      page.moveDown(0.5)
      part('P', () => {
        write(page, first, { font: 'strong' })
        for (const line of rest) write(page, line, { color: quiet })
      })
    }
  }
  return sheet.written()
}

type Look = { font?: 'plain' | 'strong'; size?: number; color?: string; top?: number }

/** As wide as the page; on the next one where this one is full. */
function write(page: PDFKit.PDFDocument, text: string, look: Look) {
  const { font = 'plain', size = 10, color = ink, top = page.y } = look
  const words = { own: wideOwn(font), size, width: page.page.width - 2 * margin }
  const isFull = top + heightOfLetters(page, text, words) > page.page.height - margin
  if (isFull) page.continueOnNewPage()
  page.fillColor(color)
  writeLetters(page, text, { ...words, x: margin, y: isFull ? margin : top })
}
