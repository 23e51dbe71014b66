import { writtenPdf } from '../../../platform/pdf/written-pdf'
import { drawSandboxNotice } from '../../../platform/sandbox/pdf-notice'
import { qrCode } from './qr-code'
import type { VoucherFacts } from './voucher-facts'
import { fontFor, registerVoucherFonts, type VoucherFont, withoutEmoji } from './voucher-fonts'

const colors = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  sage: '#e6ede3',
  ink: '#1f2421',
  quiet: '#4a514b',
  forest: '#1e4d3b',
  coral: '#d9573f',
  amount: '#c9472f',
}
const sheet = { left: 40, top: 236, pad: 36, bottom: 812 }
const pictureHeight = 290
const ticket = { top: 528, height: 146, qr: 118 }

type Page = PDFKit.PDFDocument
type Options = { issuedAt: Date; picture: Buffer | null; sandbox: boolean }

/** A voucher on one page of A4. The library is large, and few requests want a PDF. */
export async function voucherPdf(facts: VoucherFacts, options: Options): Promise<Buffer> {
  const { issuedAt, picture, sandbox } = options
  const { default: PDFDocument } = await import('pdfkit')
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: facts.language,
    displayTitle: true,
    info: { Title: `${facts.title} · ${facts.label}`, Author: 'Escapade', CreationDate: issuedAt },
  })
  registerVoucherFonts(page)
  ground(page, picture)
  gift(page, facts)
  codeTicket(page, facts)
  howTo(page, facts)
  if (sandbox) drawSandboxNotice(page, facts.language, 'sans')
  return writtenPdf(page)
}

function ground(page: Page, picture: Buffer | null) {
  const { width, height } = page.page
  page.rect(0, 0, width, height).fill(colors.paper)
  page.save().rect(0, 0, width, pictureHeight).clip()
  if (picture) page.image(picture, 0, 0, { cover: [width, pictureHeight], align: 'center', valign: 'center' })
  else page.rect(0, 0, width, pictureHeight).fill(colors.sage)
  page.restore()
  page
    .roundedRect(sheet.left, sheet.top, width - 2 * sheet.left, sheet.bottom - sheet.top, 18)
    .fill(colors.surface)
  page.roundedRect(sheet.left, 30, 112, 32, 16).fill(colors.forest)
  write(page, 'serif', {
    text: 'Escapade',
    size: 16,
    color: colors.surface,
    x: sheet.left,
    y: 37,
    width: 112,
    align: 'center',
  })
}

/** Draws the gift with its giver and words; long words are set smaller rather than cut. */
function gift(page: Page, { title, giver, message, label, amount, extent }: VoucherFacts) {
  const x = sheet.left + sheet.pad
  const width = innerWidth(page)
  let y = write(page, 'serif', { text: title, size: 30, x, y: sheet.top + 30, width })
  page.rect(x, y + 8, 40, 3).fill(colors.coral)
  y += 24
  if (giver) y = write(page, 'sans', { text: giver, size: 12, color: colors.quiet, x, y, width }) + 4
  y = write(page, 'serifStrong', { text: label, size: 17, x, y, width }) + 4
  if (extent) y = write(page, 'sans', { text: extent, size: 11, color: colors.quiet, x, y, width })
  if (amount) y = write(page, 'serif', { text: amount, size: 36, color: colors.amount, x, y, width })
  const words = withoutEmoji(message ?? '')
  if (words) writeMessage(page, words, { x, y: y + 16, width })
}

function writeMessage(page: Page, text: string, { x, y, width }: { x: number; y: number; width: number }) {
  const space = ticket.top - y - 18
  const inset = 16
  page.font(fontFor('serifItalic', text))
  const size = [15, 13, 11, 9, 8].find(
    (each) => page.fontSize(each).heightOfString(text, { width: width - inset, lineGap: 3 }) <= space,
  )
  const end = write(page, 'serifItalic', {
    text,
    size: size ?? 7,
    x: x + inset,
    y,
    width: width - inset,
    lineGap: 3,
  })
  page.rect(x, y, 3, end - y - 3).fill(colors.coral)
}

function codeTicket(page: Page, { code, address, facts }: VoucherFacts) {
  const x = sheet.left + sheet.pad
  const width = innerWidth(page)
  page.roundedRect(x, ticket.top, width, ticket.height, 14).fill(colors.sage)
  const qrLeft = x + width - ticket.qr - 14
  page
    .save()
    .moveTo(qrLeft - 16, ticket.top + 14)
    .lineTo(qrLeft - 16, ticket.top + ticket.height - 14)
    .dash(4, { space: 4 })
    .lineWidth(1.2)
    .stroke(colors.coral)
    .restore()
  square(page, address, { left: qrLeft, top: ticket.top + (ticket.height - ticket.qr) / 2 })
  const column = { x: x + 20, width: qrLeft - x - 52 }
  let y = write(page, 'sans', {
    text: code.label,
    size: 10,
    color: colors.quiet,
    y: ticket.top + 26,
    ...column,
  })
  y =
    write(page, 'serifStrong', {
      text: code.value,
      size: sizeOfCode(page, code.value, column.width),
      y: y + 3,
      ...column,
    }) + 8
  for (const { label, value } of facts) {
    const text = `${label} ${value}`
    y = write(page, 'sansStrong', { text, size: 11, y, ...column }) + 3
  }
  write(page, 'sans', { text: code.scan, size: 9, color: colors.quiet, y: y + 2, ...column })
}

/** A code that runs on in a second line is typed wrong. */
function sizeOfCode(page: Page, code: string, width: number): number {
  page.font(fontFor('serifStrong', code))
  return [20, 18, 16, 14].find((size) => page.fontSize(size).widthOfString(code) <= width) ?? 12
}

function square(page: Page, text: string, { left, top }: { left: number; top: number }) {
  const { size, path } = qrCode(text)
  page.roundedRect(left, top, ticket.qr, ticket.qr, 8).fill(colors.surface)
  page
    .save()
    .translate(left, top)
    .scale(ticket.qr / size)
    .path(path)
    .fill(colors.ink)
    .restore()
}

function howTo(page: Page, { howTitle, steps, host }: VoucherFacts) {
  const x = sheet.left + sheet.pad
  const width = innerWidth(page)
  let y = write(page, 'serif', { text: howTitle, size: 14, x, y: ticket.top + ticket.height + 14, width }) + 3
  for (const [index, step] of steps.entries())
    y = write(page, 'sans', { text: `${index + 1}. ${step}`, size: 10, color: colors.quiet, x, y, width }) + 3
  const footer = { x: sheet.left, y: 819, width: page.page.width - 2 * sheet.left, align: 'center' as const }
  write(page, 'sans', { text: host, size: 9, color: colors.quiet, ...footer })
}

const innerWidth = (page: Page) => page.page.width - 2 * (sheet.left + sheet.pad)

type Text = {
  text: string
  size: number
  x: number
  y: number
  width: number
  color?: string
  lineGap?: number
  align?: 'center'
}

/** Answers where the text ends. The shop's letters have no narrow no-break space, which French prices hold. */
function write(
  page: Page,
  font: VoucherFont,
  { text, size, x, y, color = colors.ink, ...options }: Text,
): number {
  page
    .font(fontFor(font, text))
    .fontSize(size)
    .fillColor(color)
    .text(text.replaceAll('\u202f', '\u00a0'), x, y, options)
  return page.y
}
