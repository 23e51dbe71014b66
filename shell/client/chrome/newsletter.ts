import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { postNewsletter } from '@escapade/shared-contracts/api/content/marketing'
import type { NewsletterSubscription } from '@escapade/shared-contracts/api/content/marketing-schemas'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'

type Deps = { document: Document; api: ApiClient; logError: (error: unknown) => void }

/** Answers the footer's newsletter form in its place (CO-038, CO-039): thanks, a wrong address, or nothing at all. */
export function enhanceNewsletter({ document, api, logError }: Deps): void {
  const form = document.querySelector<HTMLFormElement>('form[data-newsletter]')
  if (!form) return
  // The sentence of the page rather than the browser's, which may speak another language.
  form.noValidate = true
  const input = form.elements.namedItem('email') as HTMLInputElement
  const say = sayIn(form)
  const showProblem = () => {
    const isWrong = !isEmail(input.value.trim())
    input.setAttribute('aria-invalid', String(isWrong))
    say('problem', isWrong)
    return isWrong
  }
  let isSending = false

  input.addEventListener('blur', () => void (input.value && showProblem()))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending || showProblem()) return
    isSending = true
    try {
      await api.send(postNewsletter, { body: subscriptionOf(form) })
      form.setAttribute('data-done', '')
      say('sent', true)
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) say('problem', true)
      logError(error)
    }
    isSending = false
  })
}

const sayIn = (form: HTMLFormElement) => (what: 'problem' | 'sent', isShown: boolean) => {
  const place = form.querySelector<HTMLElement>(`[data-${what}]`)
  if (place) place.textContent = isShown ? (place.dataset[what] ?? '') : ''
}

function subscriptionOf(form: HTMLFormElement): NewsletterSubscription {
  const fields = Object.fromEntries(new FormData(form).entries())
  return { ...fields, email: String(fields.email).trim() } as NewsletterSubscription
}
