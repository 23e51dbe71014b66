import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect } from 'react'
import { forgetSpecialRequest } from '../features/buyer/draft-store'
import { forgetCodes } from '../features/reductions/codes-store'

/** An order was paid: its codes are used and its word to the hotel is said. The next order starts without them. */
export function useForgetTyped(isPaid: boolean) {
  useEffect(() => {
    if (!isPaid) return
    forgetCodes(deviceStorage)
    forgetSpecialRequest(deviceStorage)
  }, [isPaid])
}
