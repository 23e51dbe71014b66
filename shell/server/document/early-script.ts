import { consentCookie } from '../../src/consent-choice'
import { elementIds, placesSelector, pressedSelector } from '../../src/page-elements'

/**
 * Runs before anything is painted.
 *
 * The hash never reaches the server: its presence decides whether the page as rendered (without criteria) or the
 * skeletons are shown.
 *
 * A visitor who comes to a page anew sees its first view before the rest is drawn. One who returns or reloads is
 * scrolled down as far as they were: there the page needs its whole length at once.
 *
 * Input of a visitor before hydration must not be lost: it is written down, and a form that was sent is held back,
 * for the client to do it again (client/mounting/event-replay.ts), in each app and fragment until it is taken over
 * and knows what was entered. React answers a press that it hears while it hydrates only if it can finish at once: it
 * is written down, and forgotten where React did. Nor may a change of language lose the criteria, or a choice about
 * cookies be made twice.
 */
export const earlyScript = `
{
  const page = document.documentElement
  const hasCriteria = location.hash.length > 1
  if (hasCriteria) page.setAttribute('data-criteria', '')
  const [visit] = performance.getEntriesByType('navigation')
  if (visit?.type === 'navigate') page.dataset.view = hasCriteria ? 'near' : 'first'
  if (/(^|; )${consentCookie}=v1/.test(document.cookie)) page.dataset.consentMade = ''
  const entered = new Map()
  const placeOf = (target) => target.closest('${placesSelector}')
  const takenOver = (target) => placeOf(target)?.dataset.takenOver
  const note = ({ target }) =>
    takenOver(target) === 'shown' || entered.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value)
  const reach = ({ target }) => {
    const control = target.closest?.('${pressedSelector}')
    if (!control || control.type === 'submit' || entered.has(control)) return
    if (!/drawn|shown/.test(takenOver(control))) entered.set(control, null)
  }
  const hold = (event) => {
    const form = event.target
    const isKnown = takenOver(form) === 'shown' && ![...entered.keys()].some((each) => placeOf(each) === placeOf(form))
    if (isKnown || !form.closest('#${elementIds.main}')) return
    event.preventDefault()
    event.stopPropagation()
    entered.set(form, null)
  }
  const press = ({ target }) => {
    const link = target.closest?.('[data-language]')
    if (link) link.hash = location.hash
    const choice = target.closest?.('[data-consent]')
    if (choice) page.dataset.consentMade = choice.dataset.consent
  }
  const stop = () => removeEventListener('click', press, true)
  window.earlyInput = { entered, stop }
  addEventListener('click', press, true)
  addEventListener('click', reach, true)
  addEventListener('input', note, true)
  addEventListener('submit', hold, true)
}`
