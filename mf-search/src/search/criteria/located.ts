import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useSyncExternalStore } from 'react'
import type { Point } from './place'

const storageKey = 'escapade.located'
const never = () => () => {}
const keyOf = ({ lat, lng }: Point) => `${lat},${lng}`

/** Remembers where the browser found the visitor in this tab. */
export const rememberLocated = (point: Point): void => tabStorage.setItem(storageKey, keyOf(point))

/** True when a point of the criteria is where the visitor is: one of a link, or of the map, may be anywhere. */
export function useIsLocated(point: Point | null): boolean {
  const located = useSyncExternalStore(
    never,
    () => tabStorage.getItem(storageKey),
    () => null,
  )
  return point !== null && located === keyOf(point)
}
