import { newsletterFormPath } from '@escapade/shared-contracts/api/content/marketing'
import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html, type SafeHtml } from '../../platform/http/html'
import { shopPath } from '../../platform/shop-url'
import type { NewsletterAction } from './newsletter-links'
import { marketingTexts } from './texts/texts'

export const newsletterCss = '/front-gateway/marketing/newsletter/style.css'

type Page = { locale: Locale; title: string; text: string; action?: SafeHtml | undefined }

const page = ({ locale, title, text, action }: Page) => {
  const t = marketingTexts(locale)
  return {
    language: bcp47(locale),
    title: `${title} – Escapade`,
    css: newsletterCss,
    body: html`<main class="bank"><div class="bankCard">
<p class="mark">Escapade</p>
<h1>${title}</h1>
<p class="quiet">${text}</p>
${action}
<p><a href="${shopPath({ locale, path: '/' })}">${t('page.home')}</a></p>
</div></main>`,
  }
}

/** Following a link changes nothing yet: programs that look at mails follow links too. The button does. */
export function askPage({ locale, action }: { locale: Locale; action: NewsletterAction }) {
  const t = marketingTexts(locale)
  return page({
    locale,
    title: t(`page.${action}.title`),
    text: t(`page.${action}.text`),
    action: html`<form method="post" class="choices"><button class="primary">${t(`page.${action}.button`)}</button></form>`,
  })
}

export function donePage({ locale, action }: { locale: Locale; action: NewsletterAction }) {
  const t = marketingTexts(locale)
  return page({ locale, title: t(`page.${action}.done`), text: t(`page.${action}.doneText`) })
}

export function brokenLinkPage(locale: Locale) {
  const t = marketingTexts(locale)
  return page({ locale, title: t('page.broken.title'), text: t('page.broken.text') })
}

/** It was too often, or something failed here. */
export function laterPage(locale: Locale) {
  const t = marketingTexts(locale)
  return page({ locale, title: t('page.later.title'), text: t('page.later.text') })
}

export function sentPage(locale: Locale) {
  const t = marketingTexts(locale)
  return page({ locale, title: t('page.sent.title'), text: t('page.sent.text') })
}

/** The form again, with what was typed, for pages without scripts. */
export function wrongEmailPage({ locale, email, source }: { locale: Locale; email: string; source: string }) {
  const t = marketingTexts(locale)
  const [language, country] = locale.split('_')
  return page({
    locale,
    title: t('page.wrong.title'),
    text: t('page.wrong.text'),
    action: html`<form method="post" action="${newsletterFormPath}" class="choices">
<label>${t('page.wrong.label')} <input type="email" name="email" value="${email}" autocomplete="email" required maxlength="${fieldLengths.email}" aria-invalid="true"></label>
<input type="hidden" name="language" value="${language}"><input type="hidden" name="country" value="${country}">
<input type="hidden" name="source" value="${source}">
<button class="primary">${t('page.wrong.button')}</button></form>`,
  })
}
