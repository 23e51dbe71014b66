import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getInsuranceQuote } from '@escapade/shared-contracts/api/orders/insurance'
import type { InsuranceQuery } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import { queryOptions } from '@tanstack/react-query'

/** Insurance of the stay: its conditions and its price before any code. */
export const insuranceQuery = (api: ApiClient, query: InsuranceQuery) =>
  queryOptions({
    queryKey: ['insurance', query],
    queryFn: ({ signal }) => api.send(getInsuranceQuote, { query, signal }),
    staleTime: 0,
  })
