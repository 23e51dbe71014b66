import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { atom, type PrimitiveAtom, useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type BuyerField, type Draft, emptyBuyer } from './buyer-fields'
import { createDraftStore } from './draft-store'

type Options = {
  country: string
  /** Bought thing: `stay/7`. The word to its hotel is not shown to another. */
  subject: string
}

/** Input in an atom, so that a letter draws the fields anew and not the whole checkout. */
export type BuyerDraftState = {
  atom: PrimitiveAtom<Draft>
  read: () => Draft
  set: (name: BuyerField, value: string) => void
  say: (specialRequest: string) => void
}

const keptOn = (subject: string) => createDraftStore({ storage: deviceStorage, subject, now: Date.now })

/** Input of the buyer, kept on the device for an hour: reload, Back, another tab and other dates lose nothing. */
export function useBuyerDraft({ country, subject }: Options): BuyerDraftState {
  const store = useStore()
  const [draftAtom] = useState(() => atom<Draft>({ buyer: emptyBuyer(country), specialRequest: '' }))
  const read = useCallback(() => store.get(draftAtom), [store, draftAtom])

  // After hydration: the server has no storage to read.
  const restore = useEffectEvent(() => store.set(draftAtom, keptOn(subject).read(read())))
  useEffect(() => restore(), [])

  const change = useCallback(
    (next: Draft) => {
      store.set(draftAtom, next)
      keptOn(subject).write(next)
    },
    [store, draftAtom, subject],
  )
  const set = useCallback(
    (name: BuyerField, value: string) => {
      const { buyer, specialRequest } = read()
      change({ buyer: { ...buyer, [name]: value }, specialRequest })
    },
    [change, read],
  )
  const say = useCallback(
    (specialRequest: string) => change({ buyer: read().buyer, specialRequest }),
    [change, read],
  )
  return { atom: draftAtom, read, set, say }
}

/** Country of the buyer, for parts that depend on it alone. */
export const useBuyerCountry = ({ atom: draftAtom }: BuyerDraftState): string =>
  useAtomValue(useMemo(() => atom((get) => get(draftAtom).buyer.country), [draftAtom]))
