import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import { findByRole, screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import texts from '../../locales/en.json'
import { type Consent, readConsent, writeConsent } from '../telemetry/consent'
import { createConsentDesk } from './consent-desk'

const page = document.documentElement
const notice = () => document.querySelector('[data-consent-notice]')
const press = (choice: string) => document.querySelector<HTMLElement>(`[data-consent="${choice}"]`)?.click()

function openDesk() {
  const choices: Consent[] = []
  const desk = createConsentDesk({
    window,
    boot: {
      visit: { textLanguage: 'en' },
      texts: { shell: texts },
    } as unknown as BootData,
    onChoice: (choice) => choices.push(choice),
    logError(error) {
      throw error
    },
  })
  return { desk, choices }
}

beforeEach(() => {
  document.body.innerHTML = `
    <section data-consent-notice>
      <button data-consent="choose"></button><button data-consent="none"></button><button data-consent="all"></button>
    </section>
    <main id="main" tabindex="-1"></main>`
  Object.assign(document, { cookie: 'consent=; Max-Age=0; Path=/' })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  delete page.dataset.consentMade
})

describe('[SH-045] the choice about cookies', () => {
  it.each([
    ['all', { analytics: true, marketing: true }],
    ['none', { analytics: false, marketing: false }],
  ])('is kept with a press on "%s", and the notice goes', (choice, consent) => {
    const { choices } = openDesk()
    press(choice)
    expect(choices).toEqual([consent])
    expect(readConsent(document)).toEqual(consent)
    expect(notice()).toBeNull()
  })

  it('leaves the keyboard at the page, not nowhere', () => {
    openDesk()
    document.querySelector<HTMLElement>('[data-consent="all"]')?.focus()
    press('all')
    expect(document.activeElement).toBe(document.getElementById('main'))
  })

  it('counts when it was pressed before the client ran', () => {
    page.dataset.consentMade = 'none'
    const { desk, choices } = openDesk()
    desk.begin()
    expect(choices).toEqual([{ analytics: false, marketing: false }])
    expect(notice()).toBeNull()
  })

  it('is taken from before, and not asked for', () => {
    writeConsent(document, { analytics: true, marketing: false }, 0)
    page.dataset.consentMade = ''
    const { desk, choices } = openDesk()
    desk.begin()
    expect(choices).toEqual([{ analytics: true, marketing: false }])
  })

  it('is made one by one in a dialog, behind which the notice stays until something is chosen', async () => {
    openDesk()
    press('choose')
    const dialog = await screen.findByRole('dialog', { name: texts.consent.title })
    expect(notice()).not.toBeNull()
    await userEvent.click(await findByRole(dialog, 'checkbox', { name: texts.consent.analytics.title }))
    await userEvent.click(await findByRole(dialog, 'button', { name: texts.consent.save }))
    await waitFor(() => expect(readConsent(document)).toEqual({ analytics: true, marketing: false }))
    expect(notice()).toBeNull()
  })
})
