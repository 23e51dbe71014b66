import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { type OpenHold, openHoldKey, readOpenHold } from '@escapade/shared-contracts/visitor/open-hold'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useState } from 'react'
import { useStored } from './use-stored'

/** Reads the hold of this tab that is not paid; null from the moment that it ends. */
export function useOpenHold(): OpenHold | null {
  const { locale } = useVisit()
  const text = useStored(tabStorage, openHoldKey)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const hold = readOpenHold({ text, locale, nowMs })
  const until = hold?.until
  useEffect(() => {
    if (!until) return undefined
    const timer = setTimeout(() => setNowMs(Date.now()), Date.parse(until) - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [until])
  return hold
}
