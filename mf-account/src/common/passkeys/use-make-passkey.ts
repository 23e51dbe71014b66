import { useApi } from '@escapade/remote-kit/runtime/query'
import { addPasskey, beginPasskey } from '@escapade/shared-contracts/api/accounts/accounts'
import { useMutation } from '@tanstack/react-query'
import { createPasskey } from './passkey-browser'

/** Makes a passkey on this device and has the account keep it. */
export function useMakePasskey(onMade: () => unknown) {
  const api = useApi()
  return useMutation({
    async mutationFn() {
      const { options } = await api.send(beginPasskey, {})
      const made = await createPasskey(options)
      return api.send(addPasskey, { body: { ...made, response: { ...made.response } } as never })
    },
    onSuccess: onMade,
  })
}
