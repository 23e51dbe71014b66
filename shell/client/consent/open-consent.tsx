import { createI18n } from '@escapade/remote-kit/runtime/i18n'
import type { Catalogue } from '@escapade/shared-contracts/rules/text/catalogue'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { Consent } from '../telemetry/consent'
import { ConsentDialog } from './ConsentDialog'

export type ConsentOptions = {
  document: Document
  language: string
  /** The shell's texts in that language. */
  texts: Catalogue
  present: Consent | null
  onChoice(consent: Consent): void
  /** Closed, with a choice or without. */
  onClose(): void
}

/** Opens the dialog with all choices about cookies. */
export function openConsent({ document, language, texts, present, onChoice, onClose }: ConsentOptions) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { identifierPrefix: 'consent' })
  const close = () => {
    root.unmount()
    place.remove()
    onClose()
  }
  const ui = { layer: { close: closeLabel(texts) } }
  const i18n = createI18n({ texts: { shell: texts, ui }, language, namespace: 'shell' })
  root.render(
    <I18nextProvider i18n={i18n}>
      <ConsentDialog
        present={present}
        onClose={close}
        onChoice={(consent) => {
          onChoice(consent)
          close()
        }}
      />
    </I18nextProvider>,
  )
}

const closeLabel = ({ consent }: Catalogue) =>
  typeof consent === 'object' && typeof consent.close === 'string' ? consent.close : ''
