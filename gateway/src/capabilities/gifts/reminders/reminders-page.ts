import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html, type SafeHtml } from '../../../platform/http/html'
import type { PlainPage } from '../../../platform/http/plain-page'
import { giftTexts } from '../texts/texts'

export const remindersCss = '/front-gateway/gifts/reminders.css'

/** Following a link changes nothing yet: programs that look at mails follow links too. The button does. */
export function askPage(locale: Locale): PlainPage {
  const t = giftTexts(locale)
  const button = html`<form method="post" class="choices"><button class="primary">${t('reminders.button')}</button></form>`
  return page(locale, { title: t('reminders.title'), text: t('reminders.text'), button })
}

export function donePage(locale: Locale): PlainPage {
  const t = giftTexts(locale)
  return page(locale, { title: t('reminders.done'), text: t('reminders.doneText') })
}

type Words = { title: string; text: string; button?: SafeHtml }

const page = (locale: Locale, { title, text, button }: Words): PlainPage => ({
  language: bcp47(locale),
  title: `${title} – Escapade`,
  css: remindersCss,
  body: html`<main class="bank"><div class="bankCard">
<p class="mark">Escapade</p>
<h1>${title}</h1>
<p class="quiet">${text}</p>
${button}
</div></main>`,
})
