import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useState } from 'react'
import type { Hotel } from '../../features/results/ResultCard'
import type { SearchRoute } from '../../search/route/route'
import { mapOpenAtom } from '../use-page-criteria'
import { BesideMap } from './BesideMap'
import { useSeenAtRest } from './use-seen-at-rest'

export type BesideProps = {
  route: SearchRoute
  criteria: Criteria
  onOffers: (hotel: Hotel) => void
  list: RefObject<HTMLElement | null>
  place: RefObject<HTMLElement | null>
}

/** The map beside a list: what is pointed at in one shows in the other. The map over the page takes its place. */
export default function Beside({ list, place, ...map }: BesideProps) {
  const isCovered = useAtomValue(mapOpenAtom)
  const isSeen = useSeenAtRest(place)
  const pointedId = usePointed(list)
  const showPointed = (ids: readonly string[]) => {
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-hotel]') ?? [])
      card.toggleAttribute('data-pointed', ids.includes(card.dataset.hotel ?? ''))
  }
  return isSeen && !isCovered && <BesideMap {...map} pointedId={pointedId} onPoint={showPointed} />
}

/** Hotel of the card in a list that is pointed at or focused. */
function usePointed(list: RefObject<HTMLElement | null>): string | null {
  const [pointedId, setPointedId] = useState<string | null>(null)
  useEffect(() => {
    const element = list.current
    const gone = new AbortController()
    const listen = (names: readonly string[], heard: (event: Event) => void) => {
      for (const name of names) element?.addEventListener(name, heard, { signal: gone.signal, passive: true })
    }
    listen(['pointerover', 'focusin'], ({ target }) => setPointedId(hotelAt(target)))
    listen(['pointerleave', 'focusout'], () => setPointedId(null))
    return () => gone.abort()
  }, [list])
  return pointedId
}

const hotelAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-hotel]')?.dataset.hotel) || null
