import { placesSelector } from '../../src/page-elements'

/**
 * Input that the document's first script writes down in places that are not taken over yet (inline/early-input.ts).
 */
export type EarlyInput = {
  /**
   * Controls with what was entered last: their value, or whether they are checked. `null` of buttons that were pressed,
   * fields that were opened, and forms that were sent.
   */
  entered: Map<EventTarget, string | boolean | null>
  /** The button of header or footer that the last press was on. */
  pressed?: HTMLElement | null | undefined
  /** Clicks in header and footer have handlers of their own from now on. */
  stop(): void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const controls = ['INPUT', 'SELECT', 'TEXTAREA']

/** Enters and presses once more what was entered and pressed in this place, and then sends the form that was sent there. */
export async function replayInput({ entered }: EarlyInput, place: Element): Promise<void> {
  const forms: HTMLFormElement[] = []
  for (const [target, value] of entered) {
    if (!(target instanceof HTMLElement) || target.closest(placesSelector) !== place) continue
    entered.delete(target)
    if (target instanceof HTMLFormElement) forms.push(target)
    else if (value === null) target.click()
    else if (isControl(target) && target.isConnected) enter(target, value)
  }
  if (forms.length === 0) return
  // The views draw themselves with what was entered before one of them reads it.
  await new Promise((resume) => setTimeout(resume))
  for (const form of forms) if (form.isConnected) form.requestSubmit()
}

const isControl = (target: Element): target is Control =>
  controls.includes(target.tagName) && (target as Control).type !== 'file'

/** As if done now: React takes an event for one of the visitor's only when the control is not as React knows it. */
function enter(control: Control, entered: string | boolean) {
  if (typeof entered === 'boolean') {
    const box = control as HTMLInputElement
    box.checked = !entered
    box.click()
    return
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  control.value = control instanceof HTMLSelectElement ? entered : control.defaultValue
  set?.call(control, entered)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
