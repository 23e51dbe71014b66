import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { scrollBySlides } from '../slider/native-row'

type CardPicture = { base: string; alt: string; placeholder?: string }

const turns: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Pictures of a card, in a row that scrolls by itself: two dozen cards stand on a page, too many for a slider each.
 * All but the first are drawn when a pointer or the focus comes to the card.
 */
export function useCardPictures(images: readonly CardPicture[]) {
  const row = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState(false)
  const [shown, setShown] = useState(0)
  const turn = (step: number) => row.current && scrollBySlides(row.current, step)
  const want = () => {
    if (!wanted && images.length > 1) startTransition(() => setWanted(true))
  }
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
    setShown(clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0)
    if (scrollLeft > 0) want()
  }
  // A swipe from before this code was there has scrolled already.
  useEffect(follow, [])
  return {
    images,
    row,
    wanted,
    shown,
    turn,
    want,
    onScroll: follow,
    onKeyDown: ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // Alt and an arrow is Back.
      if (altKey || ctrlKey || metaKey || !turns[key]) return
      turn(turns[key])
    },
  }
}

export type TurnedPictures = ReturnType<typeof useCardPictures>
