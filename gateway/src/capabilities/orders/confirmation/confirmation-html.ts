import { html, type SafeHtml } from '../../../platform/html'
import { confirmationCss } from './confirmation-css'
import type { ConfirmationFacts, Fact } from './confirmation-facts'

/** Tables, because mail programs lay out like it is 1999; one style sheet in the head, no attribute styles. */
export function confirmationHtml(facts: ConfirmationFacts): string {
  const { t, language, order } = facts
  return `<!doctype html>${html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t('subject', { hotel: order.stay.hotelLabel, number: order.booking_number })}</title>
${STYLE}
</head>
<body>
<div role="main">
<div class="preheader">${t('preheader', { number: order.booking_number })}</div>
<table class="outer" role="presentation" width="100%"><tr><td align="center">
<table class="sheet" role="presentation" width="600"><tr><td class="pad">
<p class="brand">Escapade</p>
${opening(facts)}
${stay(facts)}
${rows(facts.facts)}
${included(facts)}
<h2>${t('price.title')}</h2>
${rows(facts.prices)}
<p class="quiet">${t('price.vat')}</p>
<h2>${t('cancellation.title')}</h2>
<p>${facts.cancellation}</p>
${travelForm(facts)}
<p class="action"><a class="button" href="${facts.orderUrl}" target="_blank">${t('button')}</a></p>
<p>${t('closing')}</p>
<p class="lines">${t('signature')}</p>
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>`}`
}

const STYLE = html`<style>${confirmationCss}</style>`

const opening = ({ t, order }: ConfirmationFacts): SafeHtml => html`<h1>${t('title')}</h1>
<p>${t('greeting', { name: order.buyer.firstName })}</p>
<p>${t('intro', { hotel: order.stay.hotelLabel })}</p>
<table class="number" role="presentation" width="100%"><tr><td>
<p class="label">${t('number')}</p><p class="figures">${order.booking_number}</p><p class="quiet">${t('numberHint')}</p>
</td></tr></table>`

const stay = ({ order: { stay: booked }, pictureUrl, stars }: ConfirmationFacts): SafeHtml => html`
<img class="picture" src="${pictureUrl}" alt="${booked.image.alt}" width="536" height="302">
<h2>${booked.label}</h2>
<p>${booked.hotelLabel} ${stars && html`<span class="stars" aria-hidden="true">${stars}</span>`}<br>
<span class="quiet">${booked.address}</span></p>`

const rows = (facts: Fact[]): SafeHtml =>
  html`<table class="rows" width="100%">${facts.map(
    ({ label, lines }) =>
      html`<tr><th scope="row">${label}</th><td>${lines.map((line) => html`<div>${line}</div>`)}</td></tr>`,
  )}</table>`

const included = ({ t, included: lines }: ConfirmationFacts) =>
  lines.length > 0 &&
  html`<h2>${t('stay.included')}</h2>
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`

const travelForm = ({ t, travelFormUrl }: ConfirmationFacts) =>
  travelFormUrl &&
  html`<p class="quiet">${t('package.text')} <a href="${travelFormUrl}" target="_blank">${t('package.link')}</a></p>`
