import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { postNewsletter } from '@escapade/shared-contracts/api/content/marketing'
import type { NewsletterSource } from '@escapade/shared-contracts/api/content/marketing-schemas'
import { countryOf, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { rememberNewsletterAsked } from '@escapade/shared-contracts/visitor/newsletter-asked'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** Subscribes an address; the mail that follows asks its owner. A further press meanwhile or afterwards does nothing. */
export function useSubscribe(source: NewsletterSource) {
  const api = useApi()
  const { visit, logError } = useShell()
  // Two presses come before the first is drawn.
  const isUnderWay = useRef(false)
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: (email: string) =>
      api.send(postNewsletter, {
        body: { email, source, country: countryOf(visit.locale), language: languageOf(visit.locale) },
      }),
    onSuccess: rememberNewsletterAsked,
    onError(error) {
      isUnderWay.current = false
      logError(error)
    },
  })
  return {
    isSending: isPending,
    isDone: isSuccess,
    hasFailed: isError,
    subscribe(email: string) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(email)
    },
  }
}
