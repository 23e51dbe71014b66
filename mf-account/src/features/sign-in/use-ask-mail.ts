import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { askToSignIn } from '@escapade/shared-contracts/api/accounts/accounts'
import { useMutation } from '@tanstack/react-query'
import type { PendingSignIn } from './pending-sign-in'
import { isOfShop } from './way-back'

type Asking = { origin: string | undefined; onAsked: (pending: PendingSignIn) => void }

/** Asks for a mail with a code and a link, in the language of the page. */
export function useAskMail({ origin, onAsked }: Asking) {
  const api = useApi()
  const { locale } = useVisit()
  return useMutation({
    async mutationFn(email: string): Promise<PendingSignIn> {
      const known = origin !== undefined && isOfShop(origin) ? { origin } : {}
      const asked = await api.send(askToSignIn, { body: { email, locale, ...known } })
      return { ...asked, email, askedAt: new Date().toISOString() }
    },
    onSuccess: onAsked,
  })
}
