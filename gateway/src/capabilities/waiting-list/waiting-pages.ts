import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html, type SafeHtml } from '../../platform/http/html'
import type { PlainPage } from '../../platform/http/plain-page'
import { shopPath } from '../../platform/shop-url'
import type { Place } from './places-repository'
import { waitingTexts } from './texts/texts'
import type { PlaceStatus } from './waiting-tables'

export const waitingCss = '/front-gateway/waiting-list/style.css'

type Page = { locale: Locale; title: string; paragraphs: string[]; action?: SafeHtml | undefined }

const page = ({ locale, title, paragraphs, action }: Page): PlainPage => ({
  language: bcp47(locale),
  title: `${title} – Escapade`,
  css: waitingCss,
  body: html`<main class="bank"><div class="bankCard">
<p class="mark">Escapade</p>
<h1>${title}</h1>
${paragraphs.map((text) => html`<p class="quiet">${text}</p>`)}
${action}
<p><a href="${shopPath({ locale, path: '/' })}">${waitingTexts(locale)('page.home')}</a></p>
</div></main>`,
})

type OfPlace = {
  place: Place
  /** Names and days of the stay; null for one that is no longer in the catalogue. */
  stay: { stay: string; hotel: string; from: string; to: string } | null
  stayUrl: string
  /** Asks whether to leave. */
  leaves: boolean
}

const mayLeave: readonly PlaceStatus[] = ['asked', 'waiting', 'held']

/** A place as it stands, and what can be done with it. Following a link changes nothing: the buttons do. */
export function placePage({ place, stay, stayUrl, leaves }: OfPlace): PlainPage {
  const { locale } = place
  const t = waitingTexts(locale)
  const state = leaves && mayLeave.includes(place.status) ? 'leave' : place.status
  const what = stay ? [`${stay.stay}, ${stay.hotel}, ${stay.from} – ${stay.to}`] : []
  return page({
    locale,
    title: t(`page.${state}.title`),
    paragraphs: [...what, t(`page.${state}.text`)],
    action: actions(),
  })

  function actions() {
    if (state === 'asked') return button('keep', t('page.asked.button'), 'primary')
    if (state === 'waiting' || state === 'leave') return button('leave', t('page.leave.button'), '')
    return html`<p><a class="primary" href="${stayUrl}">${t('page.toStay')}</a></p>`
  }
}

const button = (act: 'keep' | 'leave', label: string, look: string) =>
  html`<form method="post" class="choices"><button class="${look}" name="act" value="${act}">${label}</button></form>`

export function noPlacePage(locale: Locale): PlainPage {
  const t = waitingTexts(locale)
  return page({ locale, title: t('page.broken.title'), paragraphs: [t('page.broken.text')] })
}

/** It was too often, or something failed here. */
export function laterPage(locale: Locale): PlainPage {
  const t = waitingTexts(locale)
  return page({ locale, title: t('page.later.title'), paragraphs: [t('page.later.text')] })
}
