import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { Catalogue } from '@escapade/shared-contracts/rules/text/catalogue'
import { elementIds } from '../../src/page-elements'
import { type Consent, readConsent, writeConsent } from '../telemetry/consent'

type Options = {
  window: Window
  boot: Pick<BootData, 'visit' | 'texts'>
  onChoice(consent: Consent): void
  logError(error: unknown): void
}

export type ConsentDesk = {
  /** Takes a choice made before, or what was pressed before the client ran. */
  begin(): void
  /** Opens the dialog with all choices. */
  open(): void
}

/** Consent that each button of the notice gives (src/chrome/ConsentNotice.tsx); the third opens the dialog. */
const choices: Record<string, Consent> = {
  all: { analytics: true, marketing: true },
  none: { analytics: false, marketing: false },
}

/**
 * The visitor's choice about cookies: read, made, changed. The notice that asks for it is in the document and hidden by
 * an attribute of the page; the dialog is loaded when it is needed.
 */
export function createConsentDesk({ window, boot, onChoice, logError }: Options): ConsentDesk {
  const { document } = window
  const page = document.documentElement
  let isOpen = false

  const choose = (consent: Consent) => {
    const notice = document.querySelector('[data-consent-notice]')
    const hadFocus = notice?.contains(document.activeElement)
    writeConsent(document, consent, Date.now())
    notice?.remove()
    if (hadFocus) document.getElementById(elementIds.main)?.focus({ preventScroll: true })
    onChoice(consent)
  }
  const onClose = () => {
    isOpen = false
  }
  const open = async () => {
    if (isOpen) return
    isOpen = true
    try {
      const { openConsent } = await import('./open-consent')
      openConsent({
        document,
        language: boot.visit.textLanguage,
        texts: boot.texts.shell as Catalogue,
        present: readConsent(document),
        onChoice: choose,
        onClose,
      })
    } catch (error) {
      onClose()
      logError(error)
    }
  }
  const press = (choice: string) => {
    delete page.dataset.consentMade
    const consent = choices[choice]
    if (consent) choose(consent)
    else void open()
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]')
    if (button) press(button.dataset.consent ?? '')
  })
  return {
    open: () => void open(),
    begin() {
      const present = readConsent(document)
      const pressed = page.dataset.consentMade
      if (present) onChoice(present)
      else if (pressed) press(pressed)
    },
  }
}
