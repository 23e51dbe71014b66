import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useState } from 'react'
import { type BuyerDraft, emptyBuyer } from './buyer-fields'

const storageKey = 'escapade.buyer'

export type Draft = { buyer: BuyerDraft; specialRequest: string }

/** What was typed, kept for the tab's life: going back to change the dates loses nothing. */
export function useBuyerDraft(country: string) {
  const [draft, setDraft] = useState<Draft>({ buyer: emptyBuyer(country), specialRequest: '' })

  // After hydration: the server has no storage to read.
  useEffect(() => setDraft((current) => readDraft(current)), [])

  const change = (next: Draft) => {
    setDraft(next)
    tabStorage.setItem(storageKey, JSON.stringify(next))
  }
  return { draft, change }
}

function readDraft(fallback: Draft): Draft {
  try {
    const stored = JSON.parse(tabStorage.getItem(storageKey) ?? 'null') as Draft | null
    return stored ? { ...stored, buyer: { ...fallback.buyer, ...stored.buyer } } : fallback
  } catch {
    return fallback
  }
}
