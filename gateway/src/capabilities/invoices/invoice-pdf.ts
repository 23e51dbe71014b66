import { heightOfLetters, registerWideFonts, wideOwn, writeLetters } from '../../platform/pdf/letters'
import { openTaggedPage, type TaggedPage } from '../../platform/pdf/tagged-page'
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

/** An invoice on A4, tagged for readers that speak it. The same invoice makes the same file. */
export async function invoicePdf(facts: InvoiceFacts, { issuedAt, sandbox }: Options): Promise<Buffer> {
  const sheet = await openTaggedPage({
    title: `${facts.title} ${facts.heading[0]?.[1] ?? ''}`,
    language: facts.language,
    issuedAt,
    margin,
  })
  const { page } = sheet
  registerWideFonts(page)
  if (sandbox) {
    sheet.part('P', () => drawSandboxNotice(page, facts.language, 'plain'))
    // Once is enough to be read.
    page.on('pageAdded', () => sheet.ornament(() => drawSandboxNotice(page, facts.language, 'plain')))
  }
  heading(sheet, facts)
  addresses(sheet, facts)
  subject(sheet, facts)
  table(sheet, facts)
  page.moveDown(2)
  for (const note of facts.notes) {
    sheet.part('P', () => lines(page, [note], { size: 8, color: quiet }))
    page.moveDown(0.5)
  }
  return sheet.written()
}

const widthOf = (page: Page) => page.page.width - 2 * margin

type Look = { size?: number; color?: string; font?: 'plain' | 'strong'; top?: number }

/** One below the other, as wide as the page. */
function lines(page: Page, texts: readonly string[], look: Look = {}) {
  const { size = 10, color = ink, font = 'plain', top = page.y } = look
  page.fillColor(color)
  let y = top
  for (const text of texts)
    y = writeLetters(page, text, { own: wideOwn(font), size, x: margin, y, width: widthOf(page) })
}

function heading(sheet: TaggedPage, { title, heading: facts, seller: [brand = '', ...rest] }: InvoiceFacts) {
  const { page, part } = sheet
  part('P', () => {
    lines(page, [brand], { size: 18, color: green, font: 'strong', top: margin })
    lines(page, rest, { size: 9, color: quiet })
  })
  part('H1', () => lines(page, [title], { size: 22, font: 'strong', top: Math.max(140, page.y + 12) }))
  page.moveDown(0.4)
  part('P', () =>
    lines(
      page,
      facts.map(([name, value]) => `${name}  ${value}`),
    ),
  )
}

function addresses({ page, part }: TaggedPage, { buyer, buyerTitle }: InvoiceFacts) {
  page.moveDown(1.2)
  part('H2', () => lines(page, [buyerTitle], { font: 'strong' }))
  part('P', () => lines(page, buyer))
}

function subject({ page, part }: TaggedPage, { subject: [label = '', ...rest] }: InvoiceFacts) {
  page.moveDown(1.2)
  part('H2', () => lines(page, [label], { font: 'strong' }))
  part('P', () => lines(page, rest, { color: quiet }))
  page.moveDown(1.2)
}

function table(sheet: TaggedPage, { columns: [what, amount], rows }: InvoiceFacts) {
  const whole = sheet.group('Table')
  const write = (each: InvoiceRow, cell: 'TH' | 'TD') =>
    row(sheet, each, { cell, within: sheet.group('TR', whole) })
  write({ label: what, amount, isStrong: true }, 'TH')
  for (const each of rows) write(each, 'TD')
}

type Cell = { cell: 'TH' | 'TD'; within: ReturnType<TaggedPage['group']> }

/** As high as its label needs; the next page when this one is full. */
function row(
  { page, part, ornament }: TaggedPage,
  { label, amount, isStrong = false }: InvoiceRow,
  { cell, within }: Cell,
) {
  const own = wideOwn(isStrong ? 'strong' : 'plain')
  const labelWidth = widthOf(page) - amountWidth
  const height = heightOfLetters(page, label, { own, size: 10, width: labelWidth }) + 14
  if (page.y + height > page.page.height - margin) page.addPage()
  const top = page.y
  const at = { own, size: 10, y: top + 6 }
  page.fillColor(ink)
  part(cell, () => void writeLetters(page, label, { ...at, x: margin, width: labelWidth }), { within })
  part(
    cell,
    () =>
      void writeLetters(page, amount, { ...at, x: margin + labelWidth, width: amountWidth, align: 'right' }),
    { within },
  )
  ornament(() =>
    page
      .moveTo(margin, top + height)
      .lineTo(margin + widthOf(page), top + height)
      .strokeColor(rule)
      .lineWidth(0.75)
      .stroke(),
  )
  page.x = margin
  page.y = top + height
}
