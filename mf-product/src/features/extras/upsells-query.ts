import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getUpsells } from '@escapade/shared-contracts/api/stays/quotes'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type ForParty = { id: string; locale: Locale; party: Party; nights: number }

/** Prices of the extras for this party and these nights. */
export const upsellsQuery = (api: ApiClient, { id, locale, party, nights }: ForParty) =>
  queryOptions({
    queryKey: ['upsells', id, locale, party, nights],
    queryFn: ({ signal }) =>
      api.send(getUpsells, { params: { id }, query: { locale, ...party, nights }, signal }),
    staleTime: 5 * 60_000,
  })
