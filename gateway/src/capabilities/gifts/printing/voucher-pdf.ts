import { drawable, heightOfLetters, writeLetters } from '../../../platform/pdf/letters'
import { openTaggedPage, type Role, type TaggedPage } from '../../../platform/pdf/tagged-page'
import { drawSandboxNotice } from '../../../platform/sandbox/pdf-notice'
import { qrCode } from './qr-code'
import type { VoucherFacts } from './voucher-facts'
import { registerVoucherFonts, shopOwn, type VoucherFont } from './voucher-fonts'

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

/** A voucher on one page of A4, tagged for readers that speak it. */
export async function voucherPdf(facts: VoucherFacts, options: Options): Promise<Buffer> {
  const { issuedAt, picture, sandbox } = options
  const { language } = facts
  const sheetTitle = `${facts.title} · ${facts.label}`
  const sheet = await openTaggedPage({ title: sheetTitle, language, issuedAt, margin: 0 })
  registerVoucherFonts(sheet.page)
  ground(sheet, picture)
  gift(sheet, facts)
  codeTicket(sheet, facts)
  howTo(sheet, facts)
  if (sandbox) sheet.part('P', () => drawSandboxNotice(sheet.page, language, 'sans'))
  return sheet.written()
}

function ground(whole: TaggedPage, picture: Buffer | null) {
  const { page } = whole
  const { width, height } = page.page
  whole.ornament(() => {
    page.rect(0, 0, width, height).fill(colors.paper)
    page.save().rect(0, 0, width, pictureHeight).clip()
    if (picture)
      page.image(picture, 0, 0, { cover: [width, pictureHeight], align: 'center', valign: 'center' })
    else page.rect(0, 0, width, pictureHeight).fill(colors.sage)
    page.restore()
    page
      .roundedRect(sheet.left, sheet.top, width - 2 * sheet.left, sheet.bottom - sheet.top, 18)
      .fill(colors.surface)
    page.roundedRect(sheet.left, 30, 112, 32, 16).fill(colors.forest)
  })
  write(whole, 'serif', {
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
function gift(whole: TaggedPage, { title, giver, message, label, amount, extent }: VoucherFacts) {
  const { page, ornament } = whole
  const x = sheet.left + sheet.pad
  const width = innerWidth(page)
  let y = write(whole, 'serif', { text: title, size: 30, x, y: sheet.top + 30, width, role: 'H1' })
  const ruleTop = y + 8
  ornament(() => page.rect(x, ruleTop, 40, 3).fill(colors.coral))
  y += 24
  if (giver) y = write(whole, 'sans', { text: giver, size: 12, color: colors.quiet, x, y, width }) + 4
  y = write(whole, 'serifStrong', { text: label, size: 17, x, y, width, role: 'H2' }) + 4
  if (extent) y = write(whole, 'sans', { text: extent, size: 11, color: colors.quiet, x, y, width })
  if (amount) y = write(whole, 'serif', { text: amount, size: 36, color: colors.amount, x, y, width })
  const words = drawable(message ?? '', shopOwn('serifItalic')).trim()
  if (words) writeMessage(whole, words, { x, y: y + 16, width })
}

function writeMessage(
  whole: TaggedPage,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
) {
  const { page, ornament } = whole
  const space = ticket.top - y - 18
  const inset = 16
  const look = { own: shopOwn('serifItalic'), width: width - inset, lineGap: 3 }
  const size = [15, 13, 11, 9, 8].find(
    (each) => heightOfLetters(page, text, { ...look, size: each }) <= space,
  )
  const end = write(whole, 'serifItalic', {
    text,
    size: size ?? 7,
    x: x + inset,
    y,
    width: width - inset,
    lineGap: 3,
  })
  ornament(() => page.rect(x, y, 3, end - y - 3).fill(colors.coral))
}

function codeTicket(whole: TaggedPage, { code, address, facts }: VoucherFacts) {
  const { page, ornament } = whole
  const x = sheet.left + sheet.pad
  const width = innerWidth(page)
  const qrLeft = x + width - ticket.qr - 14
  ornament(() => {
    page.roundedRect(x, ticket.top, width, ticket.height, 14).fill(colors.sage)
    page
      .save()
      .moveTo(qrLeft - 16, ticket.top + 14)
      .lineTo(qrLeft - 16, ticket.top + ticket.height - 14)
      .dash(4, { space: 4 })
      .lineWidth(1.2)
      .stroke(colors.coral)
      .restore()
  })
  square(whole, address, { left: qrLeft, top: ticket.top + (ticket.height - ticket.qr) / 2 })
  const column = { x: x + 20, width: qrLeft - x - 52 }
  let y = write(whole, 'sans', {
    text: code.label,
    size: 10,
    color: colors.quiet,
    y: ticket.top + 26,
    ...column,
  })
  y =
    write(whole, 'serifStrong', {
      text: code.value,
      size: sizeOfCode(page, code.value, column.width),
      y: y + 3,
      ...column,
    }) + 8
  for (const { label, value } of facts) {
    const text = `${label} ${value}`
    y = write(whole, 'sansStrong', { text, size: 11, y, ...column }) + 3
  }
  write(whole, 'sans', { text: code.scan, size: 9, color: colors.quiet, y: y + 2, ...column })
}

/** A code that runs on in a second line is typed wrong. */
function sizeOfCode(page: Page, code: string, width: number): number {
  page.font('serifStrong')
  return [20, 18, 16, 14].find((size) => page.fontSize(size).widthOfString(code) <= width) ?? 12
}

/** Its alternative text is the address that it leads to. */
function square({ page, part }: TaggedPage, text: string, { left, top }: { left: number; top: number }) {
  const { size, path } = qrCode(text)
  const draw = () => {
    page.roundedRect(left, top, ticket.qr, ticket.qr, 8).fill(colors.surface)
    page
      .save()
      .translate(left, top)
      .scale(ticket.qr / size)
      .path(path)
      .fill(colors.ink)
      .restore()
  }
  part('Figure', draw, { alt: text })
}

function howTo(whole: TaggedPage, { howTitle, steps, host }: VoucherFacts) {
  const { page } = whole
  const x = sheet.left + sheet.pad
  const width = innerWidth(page)
  const top = ticket.top + ticket.height + 14
  let y = write(whole, 'serif', { text: howTitle, size: 14, x, y: top, width, role: 'H2' }) + 3
  for (const [index, step] of steps.entries())
    y =
      write(whole, 'sans', { text: `${index + 1}. ${step}`, size: 10, color: colors.quiet, x, y, width }) + 3
  const footer = { x: sheet.left, y: 819, width: page.page.width - 2 * sheet.left, align: 'center' as const }
  write(whole, 'sans', { text: host, size: 9, color: colors.quiet, ...footer })
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
  role?: Role
}

/** Answers where the text ends. The shop's letters have no narrow no-break space, which French prices hold. */
function write(
  { page, part }: TaggedPage,
  font: VoucherFont,
  { text, color = colors.ink, role = 'P', ...words }: Text,
): number {
  part(role, () => {
    page.fillColor(color)
    writeLetters(page, text.replaceAll('\u202f', '\u00a0'), { own: shopOwn(font), ...words })
  })
  return page.y
}
