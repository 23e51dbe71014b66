import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { Catalogue } from '@escapade/shared-contracts/rules/text/catalogue'
import { type Consent, readConsent, writeConsent } from '../telemetry/consent'

type Options = {
  window: Window
  boot: Pick<BootData, 'visit' | 'texts'>
  onChoice(consent: Consent): void
  logError(error: unknown): void
}

export type ConsentDesk = {
  /** Takes a choice made before, or asks for one when the page has come to rest. */
  begin(): void
  open(): void
}

/** The visitor's choice about cookies: read, asked for, changed. The dialog is loaded when it is needed. */
export function createConsentDesk({ window, boot, onChoice, logError }: Options): ConsentDesk {
  const { document } = window
  let close: (() => void) | null = null

  const open = async () => {
    try {
      const { openConsent } = await import('./open-consent')
      close?.()
      close = openConsent({
        document,
        language: boot.visit.textLanguage,
        texts: boot.texts.shell as Catalogue,
        present: readConsent(document),
        privacyHref: `${boot.visit.basePath}/static/privacy`,
        onChoice(consent) {
          writeConsent(document, consent, Date.now())
          onChoice(consent)
        },
      })
    } catch (error) {
      logError(error)
    }
  }
  return {
    open: () => void open(),
    begin() {
      const present = readConsent(document)
      if (present) onChoice(present)
      else whenAtRest(window, () => void open())
    },
  }
}

/** After everything of the first view: what is asked here never competes with the page itself. */
function whenAtRest(window: Window, act: () => void) {
  const idle = () => (window.requestIdleCallback ?? window.setTimeout)(act)
  if (window.document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
