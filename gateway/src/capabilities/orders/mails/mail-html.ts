import { html, type SafeHtml } from '../../../platform/http/html'
import { mailCss } from '../../mail/public'
import type { MailFacts } from './mail-facts'
import type { Fact } from './mail-input'

/** Tables, because mail programs lay out like it is 1999; one style sheet in the head, no attribute styles. */
export function mailHtml(facts: MailFacts): string {
  const { t, language, terms } = facts
  return `<!doctype html>${html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${facts.subject}</title>
${STYLE}
</head>
<body>
<div role="main">
<div class="preheader">${facts.preheader}</div>
<table class="outer" role="presentation" width="100%"><tr><td align="center">
<table class="sheet" role="presentation" width="600"><tr><td class="pad">
<p class="brand">Escapade</p>
${opening(facts)}
${stay(facts)}
${rows(facts.facts)}
${facts.takeAlong.map(({ label, url }) => html`<p><a href="${url}" target="_blank">${label}</a></p>`)}
${
  facts.word &&
  html`<h2>${t('word')}</h2>
<p class="lines">${facts.word}</p>`
}
${included(facts)}
<h2>${t('price.title')}</h2>
${rows(facts.prices)}
${facts.isAhead && html`<p class="quiet">${t('price.vat')}</p>`}
${
  terms &&
  html`<h2>${t('terms.heading')}</h2>
<p>${terms}</p>`
}
${travelForm(facts)}
${facts.rights.map(
  ({ text, label, url }) => html`<p class="quiet">${text} <a href="${url}" target="_blank">${label}</a></p>`,
)}
<p class="action"><a class="button" href="${facts.orderUrl}" target="_blank">${t('button')}</a></p>
<p><a href="${facts.invoiceUrl}" target="_blank">${t('invoice')}</a></p>
<p>${facts.closing}</p>
<p class="lines">${facts.signature}</p>
<p class="quiet"><a href="${facts.careUrl}" target="_blank">${t('care')}</a></p>
${saleTerms(facts)}
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>`}`
}

const STYLE = html`<style>${mailCss}</style>`

const opening = ({ t, order, title, intro, isAhead }: MailFacts): SafeHtml => html`<h1>${title}</h1>
<p>${t('greeting', { name: order.buyer.firstName })}</p>
<p>${intro}</p>
<table class="number" role="presentation" width="100%"><tr><td>
<p class="label">${t('number')}</p><p class="figures">${order.bookingNumber}</p>${isAhead && html`<p class="quiet">${t('numberHint')}</p>`}
</td></tr></table>`

const stay = ({ t, stay: booked, pictureUrl, stars, phone }: MailFacts): SafeHtml => html`
<img class="picture" src="${pictureUrl}" alt="${booked.image.alt}" width="536" height="302">
<h2>${booked.label}</h2>
<p>${booked.hotelLabel} ${stars && html`<span class="stars" aria-hidden="true">${stars}</span>`}<br>
<span class="quiet">${booked.address}</span>${
  phone && html`<br><a href="tel:${phone.number}">${t('line', { label: t('phone'), value: phone.text })}</a>`
}</p>`

const rows = (facts: Fact[]): SafeHtml =>
  html`<table class="rows" width="100%">${facts.map(
    ({ label, lines }) =>
      html`<tr><th scope="row">${label}</th><td>${lines.map((line) => html`<div>${line}</div>`)}</td></tr>`,
  )}</table>`

const included = ({ t, included: lines }: MailFacts) =>
  lines.length > 0 &&
  html`<h2>${t('stay.included')}</h2>
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`

const travelForm = ({ t, travelFormUrl }: MailFacts) =>
  travelFormUrl &&
  html`<p class="quiet">${t('package.text')} <a href="${travelFormUrl}" target="_blank">${t('package.link')}</a></p>`

const saleTerms = ({ saleTerms: terms }: MailFacts) =>
  terms &&
  html`<h2>${terms.title}</h2>
${terms.sections.map(
  ({ heading, paragraphs }) =>
    html`<p class="quiet">${heading && html`<strong>${heading}.</strong> `}${paragraphs.join(' ')}</p>`,
)}`
