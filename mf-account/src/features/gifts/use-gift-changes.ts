import { useApi } from '@escapade/remote-kit/runtime/query'
import { claimGift, dropGift } from '@escapade/shared-contracts/api/accounts/accounts'
import type { OwnedGift } from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSignedOut } from '../../common/use-signed-out'
import { giftsQuery } from './gifts-query'

/** Adds gifts by their codes and takes them out; what is shown is asked for again. */
export function useGiftChanges() {
  const api = useApi()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: giftsQuery(api).queryKey })
  const add = useMutation({
    mutationFn: (code: string) => api.send(claimGift, { body: { code } }),
    onSuccess: refresh,
  })
  const drop = useMutation({
    mutationFn: async (gift: OwnedGift) => {
      await api.send(dropGift, { params: { giftUUID: gift.giftUUID } })
      return gift
    },
    onSuccess: refresh,
  })
  useSignedOut(add.error ?? drop.error)
  return { add, drop }
}
