import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html, type SafeHtml } from '../../../platform/http/html'
import { mailCss } from '../../orders/mails/mail-css'
import type { SayOfGifts } from '../texts/texts'

export type Fact = { label: string; value: string }

/** The voucher of a gift as a page and as a PDF. */
type GiftLinks = { page: string; pdf: string }

/** One gift as a mail shows it. */
export type MailedGift = { label: string; facts: Fact[]; code: string | null; links: GiftLinks | null }

/** What a mail about gifts says; HTML and text say the same. */
export type GiftMail = {
  t: SayOfGifts
  locale: Locale
  subject: string
  title: string
  greeting: string
  /** Whole address. */
  picture?: { src: string; alt: string }
  paragraphs: string[]
  facts: Fact[]
  gifts: MailedGift[]
  closing: string
  link: { label: string; url: string } | null
}

export const euros = (locale: Locale, cents: number) => formatCents({ cents, locale })

export const longDay = (locale: Locale, day: string) =>
  formatDay({ day, language: bcp47(locale), style: 'full' })

export function giftMailHtml(mail: GiftMail): string {
  const { t, locale, subject, title, greeting, picture, paragraphs, facts, gifts, closing, link } = mail
  return `<!doctype html>${html`<html lang="${bcp47(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
${STYLE}
</head>
<body>
<div role="main">
<table class="outer" role="presentation" width="100%"><tr><td align="center">
<table class="sheet" role="presentation" width="600"><tr><td class="pad">
<p class="brand">Escapade</p>
<h1>${title}</h1>
${picture && html`<p><img class="picture" src="${picture.src}" alt="${picture.alt}" width="536" height="402"></p>`}
<p>${greeting}</p>
${paragraphs.map((text) => html`<p>${text}</p>`)}
${gifts.map((gift) => giftHtml(t, gift))}
${rows(facts)}
<p>${closing}</p>
${link && html`<p><a href="${link.url}" target="_blank">${link.label}</a></p>`}
<p class="lines">${t('signature')}</p>
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>`}`
}

const STYLE = html`<style>${mailCss}</style>`

const rows = (facts: Fact[]): SafeHtml =>
  html`<table class="rows" width="100%">${facts.map(
    ({ label, value }) => html`<tr><th scope="row">${label}</th><td class="lines">${value}</td></tr>`,
  )}</table>`

const giftHtml = (t: SayOfGifts, { label, facts, code, links }: MailedGift): SafeHtml => html`
<h2>${label}</h2>
${
  code &&
  html`<table class="number" role="presentation" width="100%"><tr><td>
<p class="label">${t('issued.code')}</p><p class="figures">${code}</p></td></tr></table>`
}
${rows(facts)}
${
  links &&
  html`<p class="action"><a class="button" href="${links.page}" target="_blank">${t('issued.open')}</a></p>
<p><a href="${links.pdf}" target="_blank">${t('voucher.download')}</a></p>`
}`

/** The mail for readers without HTML. */
export function giftMailText(mail: GiftMail): string {
  const { t, greeting, paragraphs, facts, gifts, closing, link } = mail
  const line = ({ label, value }: Fact) => t('line', { label, value })
  const ofGift = ({ label, facts: own, code, links }: MailedGift) => [
    label,
    ...(code ? [line({ label: t('issued.code'), value: code })] : []),
    ...own.map(line),
    ...(links
      ? [
          line({ label: t('issued.open'), value: links.page }),
          line({ label: t('voucher.download'), value: links.pdf }),
        ]
      : []),
  ]
  const blocks = [
    [greeting],
    ...paragraphs.map((text) => [text]),
    ...gifts.map(ofGift),
    facts.map(line),
    [closing],
    ...(link ? [[line({ label: link.label, value: link.url })]] : []),
    [t('signature')],
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
