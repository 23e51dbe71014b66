import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { InvoicingSeller } from '@escapade/shared-contracts/settings/seller'
import type { CreditNote } from './credit-notes-repository'
import type { InvoiceContent } from './invoice-tables'
import type { Invoice } from './invoices-repository'
import { invoiceTexts } from './texts/texts'

export type InvoiceRow = { label: string; amount: string; isStrong?: boolean }

/** Facts on an invoice or a credit note, in the buyer's language, ready to be set. */
export type InvoiceFacts = {
  language: string
  title: string
  /** Name and value, one line each. */
  heading: [name: string, value: string][]
  seller: string[]
  buyer: string[]
  buyerTitle: string
  subject: string[]
  columns: [string, string]
  rows: InvoiceRow[]
  notes: string[]
}

type SayOfInvoices = ReturnType<typeof invoiceTexts>
type Words = { t: SayOfInvoices; locale: Locale }
type Parties = Pick<InvoiceContent, 'locale' | 'bookingNumber' | 'issuedOn' | 'buyer' | 'subject' | 'seller'>

const euros = ({ locale }: Words, cents: number) => formatCents({ cents, locale })
const dayIn = ({ locale }: Words, day: string) => formatDay({ day, language: bcp47(locale), style: 'full' })

export function invoiceFacts({ invoiceNumber, content }: Invoice): InvoiceFacts {
  const words = wordsOf(content)
  const { t } = words
  const { replaces, isCancelled, conditions } = content
  return {
    ...partiesOf(words, content),
    title: t('title'),
    heading: [
      [t('number'), invoiceNumber],
      ...headingOf(words, content),
      ...(replaces ? [[t('replaces'), replaces] as [string, string]] : []),
    ],
    rows: rowsOf(words, content),
    notes: [
      ...(isCancelled ? [t('cancelled')] : conditions ? [t('conditions', { conditions })] : []),
      ...taxNotes(t, content),
    ],
  }
}

/** Rules of VAT that its lines fall under. */
function taxNotes(t: SayOfInvoices, { lines }: InvoiceContent): string[] {
  const has = (wanted: OrderLine['kind']) => lines.some(({ kind }) => kind === wanted)
  return [
    ...(has('stay') || has('activity') ? [t('margin')] : []),
    ...(has('gift') ? [t('voucher')] : []),
    ...(has('insurance') ? [t('insurance')] : []),
  ]
}

/** Facts on a credit note: the refund, its invoice, and its destination. */
export function creditNoteFacts({ creditNoteNumber, content }: CreditNote): InvoiceFacts {
  const words = wordsOf(content)
  const { t } = words
  const { corrects, reason, cardCents, uncollectedCents, giftCents } = content
  const total = cardCents + uncollectedCents + giftCents
  return {
    ...partiesOf(words, content),
    title: t('creditNote.title'),
    heading: [
      [t('creditNote.number'), creditNoteNumber],
      ...headingOf(words, content),
      [t('creditNote.corrects'), corrects],
    ],
    rows: [
      { label: t(`creditNote.reason.${reason}`), amount: euros(words, -total) },
      { label: t('creditNote.total'), amount: euros(words, -total), isStrong: true },
      ...paidRow(words, returnedLabel(words, content.paidWith), cardCents),
      ...paidRow(words, t('uncollected'), uncollectedCents),
      ...paidRow(words, t('returnedToGift'), giftCents),
    ],
    notes: [t('margin')],
  }
}

function wordsOf({ locale }: Parties): Words {
  return { t: invoiceTexts(locale as Locale), locale: locale as Locale }
}

const headingOf = (words: Words, { issuedOn, bookingNumber }: Parties): [string, string][] => [
  [words.t('date'), dayIn(words, issuedOn)],
  [words.t('booking'), bookingNumber],
]

function partiesOf(words: Words, { buyer, subject, seller }: Parties) {
  const { t, locale } = words
  const language = bcp47(locale)
  const { checkin, checkout } = subject
  return {
    language,
    seller: sellerLines(t, seller),
    buyerTitle: t('buyer'),
    buyer: [
      buyer.company?.name ?? '',
      buyer.company?.vatNumber ? t('vatNumber', { number: buyer.company.vatNumber }) : '',
      buyer.name,
      buyer.addressLine,
      `${buyer.postalCode} ${buyer.city}`.trim(),
      new Intl.DisplayNames(language, { type: 'region' }).of(buyer.country) ?? buyer.country,
    ].filter(Boolean),
    subject: [
      subject.label,
      subject.place,
      checkin && checkout ? t('dates', { from: dayIn(words, checkin), to: dayIn(words, checkout) }) : '',
      ...(subject.details ?? []),
    ].filter(Boolean),
    columns: [t('what'), t('amount')] as [string, string],
  }
}

const sellerLines = (t: SayOfInvoices, seller?: InvoicingSeller): string[] => [
  seller?.name ?? 'Escapade',
  t('seller'),
  ...(seller?.address ?? []),
  ...(seller?.vatNumber ? [t('vatNumber', { number: seller.vatNumber })] : []),
]

const paidRow = (words: Words, label: string, cents: number): InvoiceRow[] =>
  cents > 0 ? [{ label, amount: euros(words, cents) }] : []

function rowsOf(words: Words, content: InvoiceContent): InvoiceRow[] {
  const { t } = words
  const { lines, totalCents } = content
  return [
    ...lines.map(({ label, amountCents }) => ({ label, amount: euros(words, amountCents) })),
    { label: t('total'), amount: euros(words, totalCents), isStrong: true },
    ...feeRows(words, content),
    ...paymentRows(words, content),
  ]
}

/** Fees of lenders are no part of what is invoiced, but of what is paid. */
function feeRows(words: Words, { money, totalCents }: InvoiceContent): InvoiceRow[] {
  const { t } = words
  const fees = money?.fees ?? []
  if (fees.length === 0) return []
  const whole = fees.reduce((sum, { amount }) => sum + amount, totalCents)
  return [
    ...fees.map(({ lender, amount }) => ({ label: t('fee', { lender }), amount: euros(words, amount) })),
    { label: t('totalWithFee'), amount: euros(words, whole), isStrong: true },
  ]
}

const returnedLabel = ({ t }: Words, name?: string | null) =>
  name ? t('returnedWith', { name }) : t('returnedToCard')

/** Rows on the payments, the sums still due with their days, and the refunds. */
function paymentRows(words: Words, { money, giftCents, refundedCents }: InvoiceContent): InvoiceRow[] {
  const { t } = words
  if (!money)
    return [...paidRow(words, t('gifts'), giftCents), ...paidRow(words, t('refunded'), refundedCents)]
  const { paidWith: name } = money
  return [
    ...paidRow(words, name ? t('paidWith', { name }) : t('card'), money.paidByCard),
    ...paidRow(words, t('gifts'), money.paidByGift),
    ...money.due.flatMap(({ date, amount }) =>
      paidRow(words, t('due', { date: dayIn(words, date) }), amount),
    ),
    ...paidRow(words, returnedLabel(words, name), money.returnedToCard),
    ...paidRow(words, t('uncollected'), money.uncollected),
    ...paidRow(words, t('returnedToGift'), money.returnedToGift),
  ]
}
