import { html, type SafeHtml } from '../../../platform/http/html'
import type { PlainPage } from '../../../platform/http/plain-page'
import type { giftTexts } from '../texts/texts'
import { qrCode } from './qr-code'
import type { VoucherFacts } from './voucher-facts'

type Input = { facts: VoucherFacts; t: ReturnType<typeof giftTexts>; pdf: string }

export const voucherCssPath = '/front-gateway/gifts/voucher.css'

/** The gift on a phone, or laid under the tree: a page without scripts that prints as the PDF does. */
export function voucherPage({ facts, t, pdf }: Input): PlainPage {
  const { title, giver, message, label, amount, extent, image, address, host } = facts
  return page(
    facts,
    html`<main class="voucher">
<div class="picture"><p class="brand">Escapade</p><img src="${image.base}/960x720.jpg" alt="${image.alt}" width="960" height="720"></div>
<div class="sheet">
<h1>${title}</h1>
${giver && html`<p class="quiet">${giver}</p>`}
<h2>${label}</h2>
${extent && html`<p class="quiet">${extent}</p>`}
${amount && html`<p class="amount">${amount}</p>`}
${message && html`<blockquote>${message}</blockquote>`}
${ticket(facts)}
<h3>${facts.howTitle}</h3>
<ol>${facts.steps.map((step) => html`<li>${step}</li>`)}</ol>
<p class="actions"><a class="action" href="${address}">${t('voucher.open')}</a> <a href="${pdf}">${t('voucher.download')}</a></p>
<p class="host">${host}</p>
</div>
</main>`,
  )
}

function ticket({ code, facts, address }: VoucherFacts): SafeHtml {
  const { size, path } = qrCode(address)
  return html`<div class="ticket">
<dl>
<div><dt>${code.label}</dt><dd class="code">${code.value}</dd></div>
${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
</dl>
<figure><svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${code.scan}" shape-rendering="crispEdges"><path d="${path}"/></svg><figcaption>${code.scan}</figcaption></figure>
</div>`
}

/** A gift that was given back, or that was stopped. */
export const goneVoucherPage = (facts: VoucherFacts, t: Input['t']): PlainPage =>
  page(
    facts,
    html`<main class="voucher"><div class="sheet"><p class="brand">Escapade</p><h1>${t('voucher.gone')}</h1></div></main>`,
  )

const page = ({ language, title }: VoucherFacts, body: SafeHtml): PlainPage => ({
  language,
  title: `${title} · Escapade`,
  css: voucherCssPath,
  body,
})
