import { useApi } from '@escapade/remote-kit/runtime/query'
import { useQueryClient } from '@tanstack/react-query'
import { approvalsQuery } from '../../common/approvals-query'
import { fileQuery } from './file-query'

/** Reads the file of an order anew, and what waits to be confirmed: an act may have changed both. */
export function useRefresh(orderUUID: string): () => Promise<unknown> {
  const api = useApi()
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: fileQuery(api, orderUUID).queryKey }),
      client.invalidateQueries({ queryKey: approvalsQuery(api).queryKey }),
    ])
}
