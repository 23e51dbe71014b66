import { createI18n } from '@escapade/remote-kit/runtime/i18n'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import '@escapade/shared-ui/styles/fonts.css'
import '@escapade/shared-ui/styles/tokens.css'
import '@escapade/shared-ui/styles/base.css'
import { elementIds } from '../page-elements'
import type { ChromeInput } from './chrome-input'
import { Fallbacks } from './Fallbacks'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Page.module.scss'
import { clientTexts, shellTexts } from './shell-texts'

/** Texts of the shell that the client needs, by namespace; all others are in the document's HTML. */
export const textsFor = (textLanguage: string) => ({ shell: clientTexts(textLanguage) })

export type RenderedChrome = {
  header: string
  /** With the announcer and the fallbacks; the footer itself is hidden where a page has none (D13). */
  footer: string
  /** Text of the link that jumps over the header. */
  skipLabel: string
  brand: string
}

/** Header and footer of every document, as static HTML. */
export function renderChrome(input: ChromeInput): RenderedChrome {
  const language = input.visit.textLanguage
  const i18n = createI18n({ texts: { shell: shellTexts(language) }, language, namespace: 'shell' })
  const render = (element: ReactNode) =>
    renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>)
  return {
    header: render(<PageHeader {...input} />),
    footer: render(<PageFooter {...input} />),
    skipLabel: i18n.t('skip'),
    brand: 'Escapade',
  }
}

const PageHeader = (input: ChromeInput) => (
  <>
    <div className={styles.pending} aria-hidden="true" />
    <Header {...input} />
  </>
)

const PageFooter = (input: ChromeInput) => (
  <>
    <Footer {...input} />
    <div id={elementIds.announcer} className="vh" role="status" aria-live="polite" />
    <Fallbacks home={`${input.visit.basePath}/`} />
  </>
)
