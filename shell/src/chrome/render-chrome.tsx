import { createI18n } from '@escapade/remote-kit/runtime/i18n'
import * as paths from '@escapade/shared-contracts/paths'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import '@escapade/shared-ui/styles/fonts.css'
import '@escapade/shared-ui/styles/tokens.scss'
import '@escapade/shared-ui/styles/base.css'
import { IconSprite } from '@escapade/shared-ui/icon/IconSprite'
import { elementIds } from '../page-elements'
import { CareSignIn, type CareSignInProps } from './CareSignIn'
import { ConsentNotice } from './ConsentNotice'
import type { ChromeInput } from './chrome-input'
import { Fallbacks } from './Fallbacks'
import { Footer } from './Footer'
import { Header } from './Header'
import { MenuPanels, type MenuPanelsProps } from './menu/MenuPanels'
import styles from './Page.module.scss'
import { PreviewNote, type PreviewNoteInput } from './PreviewNote'
import { clientTexts, shellTexts } from './shell-texts'

/** Texts of the shell that the client needs, by namespace; all others are in the document's HTML. */
export const textsFor = (textLanguage: string) => ({ shell: clientTexts(textLanguage) })

/** The drawings that every icon of a page refers to. */
export const icons = renderToStaticMarkup(<IconSprite />)

export type RenderedChrome = {
  header: string
  /** Asks for the choice about cookies; a visitor who has made it gets a document without. */
  consentNotice: string
  /** With the announcer and the fallbacks; the footer itself is hidden where a page has none (D13). */
  footer: string
  /** Text of the link that jumps over the header. */
  skipLabel: string
  /** Title of a page that does not know its own yet. */
  untitled: string
  brand: string
}

function markup(language: string) {
  const i18n = createI18n({ texts: { shell: shellTexts(language) }, language, namespace: 'shell' })
  const render = (element: ReactNode) =>
    renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>)
  return { i18n, render }
}

/** The panels of the menu, which no document carries: the client asks for them when somebody turns to the menu. */
export const renderMenu = (props: MenuPanelsProps): string =>
  markup(props.visit.textLanguage).render(<MenuPanels {...props} />)

/** The page that stands for every other one of customer care until an agent has signed in. */
export function renderCareSignIn({ textLanguage, ...props }: CareSignInProps & { textLanguage: string }) {
  const { i18n, render } = markup(textLanguage)
  return { title: i18n.t('careSignIn.title'), main: render(<CareSignIn {...props} />) }
}

/** Says above every page of a sandbox that nothing is really sold. */
export const renderSandboxStrip = (textLanguage: string): string => {
  const { i18n, render } = markup(textLanguage)
  return render(
    <p className={styles.sandbox} role="note">
      {i18n.t('sandbox')}
    </p>,
  )
}

/** Says which release a browser previews, with the button that ends it. */
export const renderPreviewNote = (input: PreviewNoteInput): string =>
  markup(input.textLanguage).render(<PreviewNote {...input} />)

/** Header and footer of every document, as static HTML. */
export function renderChrome(input: ChromeInput): RenderedChrome {
  const { i18n, render } = markup(input.visit.textLanguage)
  return {
    header: render(<PageHeader {...input} />),
    consentNotice: render(<ConsentNotice visit={input.visit} />),
    footer: render(<PageFooter {...input} />),
    skipLabel: i18n.t('skip'),
    untitled: i18n.t('untitled'),
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
    <Fallbacks home={input.visit.basePath + paths.home()} />
  </>
)
