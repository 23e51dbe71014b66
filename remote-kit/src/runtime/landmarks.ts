import { getLandmarks } from '@escapade/shared-contracts/api/search/destinations'
import type { LandmarkKind } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from './query'
import { useVisit } from './shell-context'

/** Degrees. */
type Edges = { north: number; south: number; east: number; west: number }
type Landmark = { id: string; kind: LandmarkKind; label: string; lat: number; lng: number }

/** What a map without tiles is drawn from (`loadLandmarks` of the map): asked once, since landmarks do not move. */
export function useLandmarkLoader(): (edges: Edges) => Promise<Landmark[]> {
  const api = useApi()
  const client = useQueryClient()
  const { locale } = useVisit()
  return useCallback(
    async (edges) => {
      const { landmarks } = await client.fetchQuery({
        queryKey: ['landmarks', locale, edges],
        queryFn: ({ signal }) => api.send(getLandmarks, { query: { locale, ...edges }, signal }),
        staleTime: Number.POSITIVE_INFINITY,
      })
      return landmarks.map(({ latitude: lat, longitude: lng, ...landmark }) => ({ ...landmark, lat, lng }))
    },
    [api, client, locale],
  )
}
