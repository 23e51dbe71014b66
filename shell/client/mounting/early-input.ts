/** What the document's first script wrote down until the page was taken over (server/document/early-script.ts). */
export type EarlyInput = {
  /** Controls with what was entered last. */
  entered: Map<EventTarget, string>
  /** The form that was sent. */
  sent: HTMLFormElement | null
  /** No more is written down or held back from now on. */
  stop(): void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = ['INPUT', 'SELECT', 'TEXTAREA']
/** Their state is not their value, and a click that came too early does not show either. */
const pressed = ['checkbox', 'radio', 'file']

/** Does once more, for handlers that are there now, what a visitor did before them. */
export async function repeatEarlyInput(window: Window & { earlyInput?: EarlyInput }): Promise<void> {
  const early = window.earlyInput
  if (!early) return
  delete window.earlyInput
  early.stop()
  for (const [target, value] of early.entered)
    if (isControl(target) && target.isConnected && target.value !== undefined) enter(target, value)
  // The views draw themselves with what was entered before one of them reads it.
  await new Promise((resume) => window.setTimeout(resume))
  if (early.sent?.isConnected) early.sent.requestSubmit()
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
