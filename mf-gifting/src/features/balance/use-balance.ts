import { useGiftSession } from '@escapade/remote-kit/runtime/gift-session'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { readGiftSession } from '@escapade/shared-contracts/api/gifts/gifts'
import { type GiftSession, writeGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useQuery } from '@tanstack/react-query'

/**
 * The gift that travels along, with what is left of it now: another device or tab may have spent of it. A gift that
 * is used up, or whose session has ended, is put aside.
 */
export function useBalance(): GiftSession | null {
  const session = useGiftSession()
  const api = useApi()
  const { locale } = useVisit()
  const token = session?.token ?? ''
  useQuery({
    queryKey: ['gift-session', token],
    queryFn: async ({ signal }) => {
      try {
        const worth = await api.send(readGiftSession, { body: { locale, token }, signal })
        const { balance, validUntil, cheapest = null } = worth
        keep(session && worth.status === 'usable' ? { ...session, balance, validUntil, cheapest } : null)
        return balance
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) keep(null)
        throw error
      }
    },
    enabled: token !== '',
    staleTime: 60_000,
    retry: false,
  })
  return session
}

const keep = (session: GiftSession | null) => writeGiftSession(deviceStorage, session)
