import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Draft, emptyBuyer } from './buyer-fields'
import { createDraftStore } from './draft-store'

type Options = {
  country: string
  /** What is bought: `stay/7`. The word to its hotel is not shown to another. */
  subject: string
}

/** What was typed, kept on the device for an hour: reload, Back, another tab and other dates lose nothing. */
export function useBuyerDraft({ country, subject }: Options) {
  const store = createDraftStore({ storage: deviceStorage, subject, now: Date.now })
  const [draft, setDraft] = useState<Draft>({ buyer: emptyBuyer(country), specialRequest: '' })

  // After hydration: the server has no storage to read.
  const restore = useEffectEvent(() => setDraft((current) => store.read(current)))
  useEffect(() => restore(), [])

  const change = (next: Draft) => {
    setDraft(next)
    store.write(next)
  }
  return { draft, change }
}
