export type DoneEarly = {
  /** Controls with what was entered last. */
  entered: Map<EventTarget, string>
  /** The form that was sent. */
  sent: HTMLFormElement | null
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = ['INPUT', 'SELECT', 'TEXTAREA']
/** Their state is not their value, and a click that came too early does not show either. */
const pressed = ['checkbox', 'radio', 'file']

/** Enters once more what was entered, and then sends the form that was sent. */
export async function replayInput({ entered, sent }: DoneEarly): Promise<void> {
  for (const [target, value] of entered) if (isControl(target) && target.isConnected) enter(target, value)
  // The views draw themselves with what was entered before one of them reads it.
  await new Promise((resume) => setTimeout(resume))
  if (sent?.isConnected) sent.requestSubmit()
}

const isControl = (target: EventTarget): target is Control =>
  target instanceof Element && typed.includes(target.tagName) && !pressed.includes((target as Control).type)

/** As if typed now: React takes an event for one of the visitor's only when the value is not the one it knows. */
function enter(control: Control, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  control.value = control instanceof HTMLSelectElement ? value : control.defaultValue
  set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
