import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { redirectWayOf } from '@escapade/shared-contracts/rules/money/redirect-method'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { html } from '../../../platform/http/html'
import type { Challenge, StoredCard } from './sandbox-repository'
import { sandboxTexts } from './texts/texts'

type Input = { challenge: Challenge; card: StoredCard | undefined; returnUrl?: string | undefined }

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
}

const wayNames = { ideal: 'iDEAL', bancontact: 'Bancontact', paypal: 'PayPal' }

const wayName = ({ paymentMethod }: Challenge): string | null => {
  const way = redirectWayOf(paymentMethod)
  return way && wayNames[way]
}

/** The bank's question: amount and payee stand before the choice. It works without scripts. */
export function challengePage({ challenge, card, returnUrl }: Input) {
  const t = sandboxTexts(challenge.locale)
  const isOpen = challenge.status === 'asked'
  return {
    language: bcp47(challenge.locale),
    title: t('challenge.metaTitle'),
    css: '/sandbox-psp/style.css',
    body: html`<main class="bank"><div class="bankCard">
<p class="mark">${bankName(challenge)}</p>
<h1>${isOpen ? t('challenge.title') : t('challenge.answeredTitle')}</h1>
<p class="quiet">${isOpen ? intro(challenge) : t('challenge.answered')}</p>
${figures({ challenge, card })}
${isOpen ? choices({ challenge, returnUrl }) : html`<a href="${returnUrl ?? challenge.returnPath}">${t('challenge.back')}</a>`}
<p class="small">${t('challenge.sandbox')}</p>
</div></main>`,
  }
}

function bankName(challenge: Challenge): string {
  const t = sandboxTexts(challenge.locale)
  const name = wayName(challenge)
  return name ? t('challenge.bankOf', { name }) : t('challenge.bank')
}

function intro(challenge: Challenge): string {
  const t = sandboxTexts(challenge.locale)
  const name = wayName(challenge)
  return name ? t('challenge.introOf', { name }) : t('challenge.intro')
}

function figures({ challenge, card }: Omit<Input, 'returnUrl'>) {
  const t = sandboxTexts(challenge.locale)
  const cardText =
    card?.last4 &&
    t('challenge.cardEnding', { brand: brandNames[card.brand] ?? t('challenge.card'), last4: card.last4 })
  return html`<dl class="figures">
<div><dt>${t('challenge.amount')}</dt><dd class="amount">${amountOf(challenge)}</dd></div>
<div><dt>${t('challenge.payee')}</dt><dd>${challenge.payee}</dd></div>
${cardText && html`<div><dt>${t('challenge.card')}</dt><dd>${cardText}</dd></div>`}
</dl>`
}

function choices({ challenge, returnUrl }: Omit<Input, 'card'>) {
  const t = sandboxTexts(challenge.locale)
  return html`<form class="choices" method="post" action="/sandbox-psp/challenge/${challenge.id}">
${returnUrl && html`<input type="hidden" name="returnUrl" value="${returnUrl}">`}
<button class="primary" name="answer" value="confirm">${t('challenge.confirm', { amount: amountOf(challenge) })}</button>
<button name="answer" value="decline">${t('challenge.decline')}</button>
${wayName(challenge) && html`<button name="answer" value="later">${t('challenge.later')}</button>`}
</form>
${wayName(challenge) && html`<p><a href="${returnUrl ?? challenge.returnPath}">${t('challenge.close')}</a></p>`}`
}

const amountOf = ({ amountCents: cents, locale }: Challenge) => formatCents({ cents, locale })
