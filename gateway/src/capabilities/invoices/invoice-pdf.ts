import { wideFonts } from '../../platform/pdf/wide-fonts'
import { writtenPdf } from '../../platform/pdf/written-pdf'
import { drawSandboxNotice } from '../../platform/sandbox/pdf-notice'
import type { InvoiceFacts, InvoiceRow } from './invoice-facts'

const ink = '#1f2421'
const quiet = '#4a514b'
const green = '#1e4d3b'
const rule = '#d8cfbf'
const margin = 56
const amountWidth = 130

type Page = PDFKit.PDFDocument
type Options = { issuedAt: Date; sandbox: boolean }

/** An invoice on A4. The same invoice makes the same file. The library is large, and few requests want a PDF. */
export async function invoicePdf(facts: InvoiceFacts, { issuedAt, sandbox }: Options): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const page = new PDFDocument({
    size: 'A4',
    margin,
    lang: facts.language,
    displayTitle: true,
    info: {
      Title: `${facts.title} ${facts.heading[0]?.[1] ?? ''}`,
      Author: 'Escapade',
      CreationDate: issuedAt,
    },
  })
  page.registerFont('plain', wideFonts.plain).registerFont('strong', wideFonts.strong)
  if (sandbox) {
    const notice = () => drawSandboxNotice(page, facts.language, 'plain')
    notice()
    page.on('pageAdded', notice)
  }
  heading(page, facts)
  addresses(page, facts)
  subject(page, facts)
  table(page, facts)
  page.moveDown(2).font('plain').fontSize(8).fillColor(quiet)
  for (const note of facts.notes) page.text(note, margin, page.y, { width: widthOf(page) }).moveDown(0.5)
  return writtenPdf(page)
}

const widthOf = (page: Page) => page.page.width - 2 * margin

function heading(page: Page, { title, heading: lines, seller }: InvoiceFacts) {
  const [brand, ...rest] = seller
  page
    .font('strong')
    .fontSize(18)
    .fillColor(green)
    .text(brand ?? '', margin, margin)
  page.font('plain').fontSize(9).fillColor(quiet)
  for (const line of rest) page.text(line)
  page.font('strong').fontSize(22).fillColor(ink).text(title, margin, 140)
  page.moveDown(0.4).fontSize(10)
  for (const [name, value] of lines) {
    page.font('plain').fillColor(quiet).text(`${name}  `, { continued: true })
    page.fillColor(ink).text(value)
  }
}

function addresses(page: Page, { buyer, buyerTitle }: InvoiceFacts) {
  page.moveDown(1.2).font('strong').fontSize(10).fillColor(ink).text(buyerTitle)
  page.font('plain')
  for (const line of buyer) page.text(line, { width: widthOf(page) })
}

function subject(page: Page, { subject: [label, ...rest] }: InvoiceFacts) {
  page
    .moveDown(1.2)
    .font('strong')
    .text(label ?? '', { width: widthOf(page) })
  page.font('plain').fillColor(quiet)
  for (const line of rest) page.text(line, { width: widthOf(page) })
  page.moveDown(1.2)
}

function table(page: Page, { columns: [what, amount], rows }: InvoiceFacts) {
  row(page, { label: what, amount, isStrong: true })
  for (const each of rows) row(page, each)
}

/** As high as its label needs; the next page when this one is full. */
function row(page: Page, { label, amount, isStrong = false }: InvoiceRow) {
  const labelWidth = widthOf(page) - amountWidth
  page
    .font(isStrong ? 'strong' : 'plain')
    .fontSize(10)
    .fillColor(ink)
  const height = page.heightOfString(label, { width: labelWidth }) + 14
  if (page.y + height > page.page.height - margin) page.addPage()
  const top = page.y
  page.text(label, margin, top + 6, { width: labelWidth })
  page.text(amount, margin + labelWidth, top + 6, { width: amountWidth, align: 'right' })
  page
    .moveTo(margin, top + height)
    .lineTo(margin + widthOf(page), top + height)
    .strokeColor(rule)
    .lineWidth(0.75)
    .stroke()
  page.x = margin
  page.y = top + height
}
