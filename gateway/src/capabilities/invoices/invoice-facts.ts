import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Invoice } from './invoices-repository'
import { invoiceTexts } from './texts/texts'

export type InvoiceRow = { label: string; amount: string; isStrong?: boolean }

/** What an invoice says, in the buyer's language, ready to be set. */
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

export function invoiceFacts({ invoice_number, content }: Invoice): InvoiceFacts {
  const locale = content.locale as Locale
  const language = bcp47(locale)
  const t = invoiceTexts(locale)
  const day = (date: string) => formatDay({ day: date, language, style: 'full' })
  const { buyer, subject } = content
  const { checkin, checkout } = subject
  return {
    language,
    title: t('title'),
    heading: [
      [t('number'), invoice_number],
      [t('date'), day(content.issuedOn)],
      [t('booking'), content.bookingNumber],
      ...(content.replaces ? [[t('replaces'), content.replaces] as [string, string]] : []),
    ],
    seller: ['Escapade', t('seller')],
    buyerTitle: t('buyer'),
    buyer: [
      buyer.name,
      buyer.addressLine,
      `${buyer.postalCode} ${buyer.city}`.trim(),
      new Intl.DisplayNames(language, { type: 'region' }).of(buyer.country) ?? buyer.country,
    ].filter(Boolean),
    subject: [
      subject.label,
      subject.place,
      checkin && checkout ? t('dates', { from: day(checkin), to: day(checkout) }) : '',
    ].filter(Boolean),
    columns: [t('what'), t('amount')],
    rows: rowsOf(content, t, locale),
    notes: [t('margin'), ...(content.isCancelled ? [t('cancelled')] : [])],
  }
}

function rowsOf(
  content: Invoice['content'],
  t: ReturnType<typeof invoiceTexts>,
  locale: Locale,
): InvoiceRow[] {
  const euros = (cents: number) => formatCents({ cents, locale })
  const { lines, totalCents, giftCents, refundedCents } = content
  const minus = (label: string, cents: number) => (cents > 0 ? [{ label, amount: euros(-cents) }] : [])
  return [
    ...lines.map(({ label, amountCents }) => ({ label, amount: euros(amountCents) })),
    { label: t('total'), amount: euros(totalCents), isStrong: true },
    ...minus(t('gifts'), giftCents),
    ...minus(t('refunded'), refundedCents),
  ]
}
