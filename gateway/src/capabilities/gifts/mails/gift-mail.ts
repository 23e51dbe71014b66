import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html, type SafeHtml } from '../../../platform/http/html'
import { mailCss } from '../../mail/public'
import type { SayOfGifts } from '../texts/texts'

type Link = { label: string; url: string }
export type Fact = { label: string; value: string }

/** `src` is a whole address. */
type Picture = { src: string; alt: string }

/** The voucher of a gift as a page and as a PDF. */
type GiftLinks = { page: string; pdf: string }

/** One gift as a mail shows it. */
export type MailedGift = {
  label: string
  picture?: Picture
  facts: Fact[]
  code: Fact | null
  links: GiftLinks | null
}

/** Content of a mail about gifts; HTML and text say the same. */
export type GiftMail = {
  t: SayOfGifts
  locale: Locale
  subject: string
  title: string
  greeting: string
  careUrl: string
  picture?: Picture
  paragraphs: string[]
  facts: Fact[]
  gifts: MailedGift[]
  closing: string
  links: Link[]
}

export function giftMailHtml(mail: GiftMail): string {
  const { t, locale, subject, title, greeting, careUrl, picture, paragraphs, facts, gifts, closing, links } =
    mail
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
${picture && pictureHtml(picture)}
<p>${greeting}</p>
${paragraphs.map((text) => html`<p>${text}</p>`)}
${gifts.map((gift) => giftHtml(t, gift))}
${rows(facts)}
<p>${closing}</p>
${links.map(linkHtml)}
<p class="lines">${t('signature')}</p>
<p class="quiet"><a href="${careUrl}" target="_blank">${t('care')}</a></p>
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

const pictureHtml = ({ src, alt }: Picture): SafeHtml =>
  html`<p><img class="picture" src="${src}" alt="${alt}" width="536" height="402"></p>`

const linkHtml = ({ label, url }: Link): SafeHtml =>
  html`<p><a href="${url}" target="_blank">${label}</a></p>`

const giftHtml = (t: SayOfGifts, { label, picture, facts, code, links }: MailedGift): SafeHtml => html`
<h2>${label}</h2>
${picture && pictureHtml(picture)}
${
  code &&
  html`<table class="number" role="presentation" width="100%"><tr><td>
<p class="label">${code.label}</p><p class="figures">${code.value}</p></td></tr></table>`
}
${rows(facts)}
${
  links &&
  html`<p class="action"><a class="button" href="${links.page}" target="_blank">${t('issued.open')}</a></p>
<p><a href="${links.pdf}" target="_blank">${t('voucher.download')}</a></p>`
}`
