import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getMinisites } from '@escapade/shared-contracts/api/content/cms'
import type { Minisite } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { Message } from '@escapade/shared-ui/message/Message'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCriteria } from './criteria'
import { useApi } from './query'
import { useVisit } from './shell-context'

/** Pages of partners in a locale. */
export const minisitesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['minisites', locale],
    queryFn: ({ signal }) => api.send(getMinisites, { query: { locale }, signal }),
    staleTime: 5 * 60_000,
  })

type Known = {
  /** The partner on whose page the visit of this stay began; null without one, and for a key that is no partner's. */
  minisite: Minisite | null
  waits: boolean
}

/** Reads the partner from the criteria: its terms hold for quote and order (CO-065). Others ask for nothing. */
export function useMinisite(): Known {
  const { criteria } = useCriteria()
  const { locale } = useVisit()
  const isAsked = criteria.minisite !== undefined
  const { data, isLoading } = useQuery({ ...minisitesQuery(useApi(), locale), enabled: isAsked })
  const minisite = isAsked ? data?.find(({ minisiteId }) => minisiteId === criteria.minisite) : undefined
  return { minisite: minisite ?? null, waits: isLoading }
}

/** The partner's conditions, where they hold. */
export function PartnerTerms() {
  const { minisite } = useMinisite()
  if (!minisite?.footerLegalText) return null
  return (
    <Message tone="info" title={minisite.partnerName}>
      {minisite.footerLegalText}
    </Message>
  )
}
