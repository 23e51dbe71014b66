import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import {
  type LastSearch,
  lastSearchKey,
  readLastSearch,
} from '@escapade/shared-contracts/visitor/last-search'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useStored } from './use-stored'

/** The search that this device made last, as long as its days are ahead. Null on the server and while hydrating. */
export function useLastSearch(): LastSearch | null {
  const { locale, now } = useVisit()
  return readLastSearch({ text: useStored(deviceStorage, lastSearchKey), locale, today: now.slice(0, 10) })
}
