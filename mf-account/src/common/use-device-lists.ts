import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { accountListsKey, forgetAccountLists } from '@escapade/shared-contracts/visitor/device-lists'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect } from 'react'

/** Takes the lists of an account from a device that is signed out, where its browser has kept them all the same. */
export function useDeviceLists(): void {
  const { signedIn } = useVisit()
  useEffect(() => {
    if (!signedIn && deviceStorage.getItem(accountListsKey) !== null)
      forgetAccountLists({ storage: deviceStorage, window })
  }, [signedIn])
}
