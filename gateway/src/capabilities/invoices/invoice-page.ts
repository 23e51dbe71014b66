import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html } from '../../platform/http/html'
import { invoiceTexts } from './texts/texts'

export type InvoicePageState =
  /** The link of the mail, not used yet. */
  | { kind: 'key'; key: string }
  /** Asks for the e-mail of the booking; `problem` is what was wrong with the last one. */
  | { kind: 'email'; problem: 'used' | 'wrong' | 'many' | null }

/** Fetched document, and the address of its form. */
export type FetchedDocument = { words: 'page' | 'creditNote.page'; action: string }

type Input = { bookingNumber: string; locale: Locale; state: InvoicePageState; document: FetchedDocument }

export const invoiceCss = '/front-gateway/orders/invoice.css'

/**
 * Page that the link of a mail opens: one press fetches the invoice. A mere look does not use the link up, because
 * mail programs look at links before their readers do. It works without scripts.
 */
export function invoicePage({ bookingNumber, locale, state, document: { words, action } }: Input) {
  const t = invoiceTexts(locale)
  const problem = state.kind === 'email' && state.problem
  return {
    language: bcp47(locale),
    title: `${t(`${words}.title`)} – Escapade`,
    css: invoiceCss,
    body: html`<main class="bank"><div class="bankCard">
<p class="mark">Escapade</p>
<h1>${t(`${words}.title`)}</h1>
<p class="quiet">${t(`${words}.intro`, { number: bookingNumber })}</p>
${problem && html`<p role="alert">${t(`page.${problem}`)}</p>`}
<form class="choices" method="post" action="${action}">
${state.kind === 'key' ? html`<input type="hidden" name="key" value="${state.key}">` : emailField(t)}
<button class="primary">${t(`${words}.download`)}</button>
</form>
</div></main>`,
  }
}

const emailField = (t: ReturnType<typeof invoiceTexts>) =>
  html`<label for="email">${t('page.email')}</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="${fieldLengths.email}">`
