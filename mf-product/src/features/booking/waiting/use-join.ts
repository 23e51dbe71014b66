import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { joinWaitingList } from '@escapade/shared-contracts/api/stays/waiting-list'
import type { StayDates } from '@escapade/shared-contracts/criteria/stay-criteria'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

export type WaitingWish = { productId: string; dates: StayDates; party: Party }

/** Asks for a place on the waiting list. A further press meanwhile or afterwards does nothing. */
export function useJoin({ productId, dates: { checkin, nights }, party }: WaitingWish, onFree: () => void) {
  const api = useApi()
  const { visit, logError } = useShell()
  // Two presses come before the first is drawn.
  const isUnderWay = useRef(false)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (email: string) =>
      api.send(joinWaitingList, {
        body: { productId, checkin, nights, ...party, locale: visit.locale, email },
      }),
    onError(failure) {
      isUnderWay.current = false
      if (codeOf(failure) === 'stay-not-full') onFree()
      else if (codeOf(failure) !== 'too-many-places') logError(failure)
    },
  })
  return {
    isSending: isPending,
    isDone: isSuccess,
    problem: error && problemOf(codeOf(error)),
    join(email: string) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(email)
    },
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

function problemOf(code: string | undefined): 'notFull' | 'tooMany' | 'failed' {
  if (code === 'stay-not-full') return 'notFull'
  return code === 'too-many-places' ? 'tooMany' : 'failed'
}
