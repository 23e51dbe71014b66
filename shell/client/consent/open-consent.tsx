import { createI18n } from '@escapade/remote-kit/runtime/i18n'
import type { Catalogue } from '@escapade/shared-contracts/rules/text/catalogue'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { Consent } from '../telemetry/consent'
import { ConsentPrompt } from './ConsentPrompt'

export type ConsentOptions = {
  document: Document
  language: string
  /** The shell's texts in that language. */
  texts: Catalogue
  /** The choice made before; null asks for the first one. */
  present: Consent | null
  privacyHref: string
  onChoice(consent: Consent): void
}

/** Asks for the choice about cookies, at first in a strip, from the footer in a dialog. */
export function openConsent({ document, language, texts, present, privacyHref, onChoice }: ConsentOptions) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { identifierPrefix: 'consent' })
  const close = () => {
    root.unmount()
    place.remove()
  }
  const ui = { layer: { close: closeLabel(texts) } }
  const i18n = createI18n({ texts: { shell: texts, ui }, language, namespace: 'shell' })
  root.render(
    <I18nextProvider i18n={i18n}>
      <ConsentPrompt
        present={present}
        privacyHref={privacyHref}
        onClose={close}
        onChoice={(consent) => {
          onChoice(consent)
          close()
        }}
      />
    </I18nextProvider>,
  )
  return close
}

const closeLabel = ({ consent }: Catalogue) =>
  typeof consent === 'object' && typeof consent.close === 'string' ? consent.close : ''
