import { noticeIn } from './notice-in'

const band = { height: 24, fill: '#f3ece0', ink: '#1f2421', size: 9 }

/** A band across the head of a PDF's page that says of a sandbox that nothing was sold. */
export function drawSandboxNotice(page: PDFKit.PDFDocument, language: string, font: string) {
  const { width } = page.page
  const { x, y } = page
  page.rect(0, 0, width, band.height).fill(band.fill)
  page
    .font(font)
    .fontSize(band.size)
    .fillColor(band.ink)
    .text(noticeIn(language, 'document'), 0, (band.height - band.size) / 2 - 1, { width, align: 'center' })
  page.x = x
  page.y = y
}
