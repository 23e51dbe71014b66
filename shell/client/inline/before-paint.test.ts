import { replayChromePress } from '../mounting/event-replay'
import { writeConsent } from '../telemetry/consent'
import { markPage } from './before-paint'
import { keepEarlyInput } from './early-input'

/** Runs the script as on a visit of this kind. */
function arrive(type: 'navigate' | 'reload' | 'back_forward', hash = '') {
  window.location.hash = hash
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  markPage()
  keepEarlyInput()
  return document.documentElement
}

afterEach(() => {
  document.documentElement.removeAttribute('data-view')
  document.documentElement.removeAttribute('data-criteria')
  document.documentElement.removeAttribute('data-consent-made')
})

describe('before anything is painted', () => {
  it('the first view is shown before the rest on a first visit', () => {
    expect(arrive('navigate')).toHaveAttribute('data-view', 'first')
  })

  it.each(['reload', 'back_forward'] as const)('the page has its whole length after %s', (type) => {
    expect(arrive(type)).not.toHaveAttribute('data-view')
  })

  it('[SH-028] criteria hide what was rendered without them, and nothing is held back', () => {
    const page = arrive('navigate', 'a=2')
    expect(page).toHaveAttribute('data-criteria')
    expect(page).toHaveAttribute('data-view', 'near')
  })

  it('[SH-033] the other language is for the same criteria', () => {
    arrive('navigate', 'a=2')
    document.body.innerHTML = '<a data-language="/nl" href="/nl/search"><b>NL</b></a>'
    document.querySelector('b')?.click()
    expect(document.querySelector('a')).toHaveProperty('href', 'http://localhost/nl/search#a=2')
  })

  it('[SH-045] a choice about cookies hides their notice, and is left for the client', () => {
    const page = arrive('navigate')
    expect(page).not.toHaveAttribute('data-consent-made')
    document.body.innerHTML = '<button data-consent="none"></button>'
    document.querySelector('button')?.click()
    expect(page).toHaveAttribute('data-consent-made', 'none')
  })

  it.each(['data-menu-tab="destinations"', 'data-back', 'data-cookie-preferences'])(
    'a press of <button %s> is done again by the client, the last one alone and once',
    (button) => {
      arrive('navigate')
      document.body.innerHTML = `<button data-menu-tab="gifts"></button><button ${button}></button>`
      for (const each of document.querySelectorAll('button')) each.click()
      const heard = jest.fn()
      document.body.addEventListener('click', ({ target }) => heard(target))
      replayChromePress(window)
      expect(heard.mock.calls).toEqual([[document.querySelectorAll('button')[1]]])
    },
  )

  it('[SH-045] a page out of the browser’s own cache does not ask again after a choice', () => {
    writeConsent(document, { analytics: false, marketing: false }, 0)
    expect(arrive('back_forward')).toHaveAttribute('data-consent-made', '')
  })
})
