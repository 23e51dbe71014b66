import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { wideFonts } from '../../../platform/pdf/wide-fonts'
import { writtenPdf } from '../../../platform/pdf/written-pdf'
import { drawSandboxNotice } from '../../../platform/sandbox/pdf-notice'
import { copySections, type Person } from './copy-sections'
import { copyTexts } from './texts/texts'

const ink = '#1f2421'
const quiet = '#4a514b'
const green = '#1e4d3b'
const margin = 56

type Options = { locale: Locale; now: Date; sandbox: boolean }

/** Everything that is kept about a person, on A4 (GDPR, article 15). The library is large, and few ask. */
export async function copyPdf(person: Person, { locale, now, sandbox }: Options): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const t = copyTexts(locale)
  const lang = bcp47(locale)
  const title = t('title')
  const page = new PDFDocument({
    size: 'A4',
    margin,
    lang,
    displayTitle: true,
    info: { Title: title, Author: 'Escapade', CreationDate: now },
  })
  page.registerFont('plain', wideFonts.plain).registerFont('strong', wideFonts.strong)
  if (sandbox) {
    const notice = () => drawSandboxNotice(page, lang, 'plain')
    notice()
    page.on('pageAdded', notice)
  }
  page.font('strong').fontSize(18).fillColor(green).text('Escapade', margin, margin)
  page.fontSize(22).fillColor(ink).text(title)
  page.moveDown(0.4).font('plain').fontSize(10).fillColor(quiet).text(t('intro'))
  for (const section of copySections(person, locale)) {
    page.moveDown(1.4).font('strong').fontSize(14).fillColor(ink).text(section.title)
    for (const [first = '', ...rest] of section.entries) {
      page.moveDown(0.5).font('strong').fontSize(10).fillColor(ink).text(first)
      page.font('plain').fillColor(quiet)
      for (const line of rest) page.text(line)
    }
  }
  return writtenPdf(page)
}
