import { chromeSelector, elementIds, placesSelector, pressedSelector } from '../../src/page-elements'
import type { EarlyInput } from '../mounting/replay-input'

/**
 * Writes down what a visitor enters and presses before hydration, lest it is lost, and holds a form back that was
 * sent. The client does it again (mounting/event-replay.ts), in each app and fragment until it
 * is taken over and knows what was entered. React answers a press that it hears while it hydrates only if it can finish
 * at once: it is written down, and forgotten where React did. Nor may a change of language lose the criteria, or a
 * choice about cookies be made twice.
 */
export function keepEarlyInput(): void {
  const entered: EarlyInput['entered'] = new Map()
  const listen = (type: string, listener: (target: Element, event: Event) => void) => {
    const heard = (event: Event) => listener(event.target as Element, event)
    addEventListener(type, heard, true)
    return () => removeEventListener(type, heard, true)
  }
  const stop = listen('click', (target) => {
    const link = target.closest?.<HTMLAnchorElement>('[data-language]')
    if (link) link.hash = location.hash
    const choice = target.closest?.<HTMLElement>('[data-consent]')
    if (choice) document.documentElement.dataset.consentMade = choice.dataset.consent
    early.pressed = target.closest?.<HTMLElement>(chromeSelector)
  })
  const early: EarlyInput = { entered, stop }
  ;(window as { earlyInput?: EarlyInput }).earlyInput = early
  listen('click', (target) => {
    const control = target.closest?.<HTMLButtonElement>(pressedSelector)
    if (!control || control.type === 'submit' || entered.has(control)) return
    if (!/drawn|shown/.test(takenOver(control) ?? '')) entered.set(control, null)
  })
  listen('input', (target) => {
    if (takenOver(target) !== 'shown') entered.set(target, enteredIn(target as HTMLInputElement))
  })
  listen('submit', (form, event) => {
    const isIncomplete = [...entered.keys()].some((each) => placeOf(each as Element) === placeOf(form))
    const isKnown = takenOver(form) === 'shown' && !isIncomplete
    if (isKnown || !form.closest(`#${elementIds.main}`)) return
    event.preventDefault()
    event.stopPropagation()
    entered.set(form, null)
  })
}

const placeOf = (target: Element) => target.closest<HTMLElement>(placesSelector)
const takenOver = (target: Element) => placeOf(target)?.dataset.takenOver

const enteredIn = ({ type, checked, value }: HTMLInputElement) =>
  /^(checkbox|radio)$/.test(type) ? checked : value
