import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { ContentOf } from './content-kinds'

/** Port: names of the ways to pay that work in the market. */
type PaymentNames = (locale: Locale) => string[]

/** Port: who sells, as invoices say it. A demonstration has no address and no VAT number. */
type SellerOfPages = { name: string; address: string[]; vatNumber: string }

export type Filling = { paymentNames: PaymentNames; seller: SellerOfPages }

type Page = ContentOf<'page'>

/**
 * Puts the shop's own facts where editors wrote `{{…}}`, so that a page says what invoices and checkouts do. A sentence
 * whose fact the shop has not got is left out, and so is a section without a sentence.
 */
export function fillPage(page: Page, { paymentNames, seller }: Filling, locale: Locale): Page {
  const values: Record<string, string> = {
    paymentMethods: listOf(paymentNames(locale), locale),
    sellerName: seller.name,
    sellerAddress: seller.address.join(', '),
    sellerVatNumber: seller.vatNumber,
  }
  const fill = (text: string): string | null => {
    const names = [...text.matchAll(placeholder)].map(([, name = '']) => name)
    if (names.some((name) => values[name] === '')) return null
    return text.replace(placeholder, (whole, name: string) => values[name] ?? whole)
  }
  const sections = page.sections.flatMap((section) => {
    const paragraphs = section.paragraphs.flatMap((text) => fill(text) ?? [])
    return paragraphs.length > 0 ? [{ ...section, paragraphs }] : []
  })
  return { ...page, sections }
}

const placeholder = /\{\{(\w+)\}\}/g

const listOf = (names: string[], locale: Locale): string =>
  new Intl.ListFormat(languageOf(locale), { type: 'disjunction' }).format(names)
