import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { html, type SafeHtml } from '../../../platform/http/html'
import { longDay } from '../mails/gift-mail'
import type { GiftCodes } from '../money/gift-codes'
import type { Gift } from '../money/gifts-repository'
import { giftTexts } from '../texts/texts'

type Input = { gift: Gift; codes: GiftCodes; host: string }

export const voucherCssPath = '/front-gateway/gifts/voucher.css'

/** The gift as one lays it under the tree: a page that prints, or saves as PDF, without scripts. */
export function voucherPage({ gift, codes, host }: Input) {
  const t = giftTexts(gift.locale)
  const isActivity = gift.kind === 'activity'
  const title = t(isActivity ? 'voucher.activityTitle' : 'voucher.title')
  const body =
    gift.status === 'active'
      ? html`<main class="voucher">
<p class="brand">Escapade</p>
<h1>${title}</h1>
<img src="${gift.image.base}/960x720.jpg" alt="${gift.image.alt}" width="960" height="720">
${isActivity ? null : giver(gift)}
<h2>${gift.label}</h2>
${what(gift)}
<dl>
<div><dt>${t('issued.code')}</dt><dd class="code">${codes.codeOf(gift.gift_uuid)}</dd></div>
${gift.visit_day && html`<div><dt>${t('visit.day')}</dt><dd>${longDay(gift.locale, gift.visit_day)}</dd></div>`}
<div><dt>${t('validUntil')}</dt><dd>${longDay(gift.locale, gift.valid_until)}</dd></div>
</dl>
<h2>${t('voucher.howTitle')}</h2>
<ol>${stepsOf(gift).map((step) => html`<li>${t(`voucher.${step}`, { host })}</li>`)}</ol>
<p class="screen">${t('voucher.print')}</p>
</main>`
      : html`<main class="voucher"><p class="brand">Escapade</p><h1>${t('voucher.gone')}</h1></main>`
  return { language: bcp47(gift.locale), title: `${title} · Escapade`, css: voucherCssPath, body }
}

function giver({ locale, from_name: name, message }: Gift): SafeHtml {
  const t = giftTexts(locale)
  return html`<p class="giver">${name ? t('voucher.forYou', { name }) : t('voucher.forYouAnonymous')}</p>
${message && html`<blockquote>${message}</blockquote>`}`
}

/** A card says its amount; what a stay cost stays between giver and shop. */
function what({ locale, kind, nights, adults, issued_cents: cents }: Gift): SafeHtml | null {
  if (kind === 'giftCard') return html`<p class="amount">${formatCents({ cents, locale })}</p>`
  if (kind === 'activity') return html`<p>${giftTexts(locale)('voucher.party', { count: adults })}</p>`
  return nights === null
    ? null
    : html`<p>${giftTexts(locale)('voucher.nights', { count: nights, adults })}</p>`
}

/** With a day nothing is left to be agreed with the house. */
const steps = {
  gift: ['how1', 'how2', 'how3'],
  activity: ['activityHow1', 'activityHow2', 'activityHow3'],
  visit: ['visitHow1', 'visitHow2'],
} as const

function stepsOf({ kind, visit_day: visitDay }: Gift) {
  if (kind !== 'activity') return steps.gift
  return visitDay ? steps.visit : steps.activity
}
