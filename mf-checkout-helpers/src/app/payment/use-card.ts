import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import { atom, useAtomValue, useStore } from 'jotai'
import { useMemo, useState } from 'react'
import type { Card } from '../../common/how-to-pay'
import { checkCard, emptyCard, toCardToken } from '../../features/payment/card'
import type { TakeCard } from '../../features/payment/stripe/card-token'
import type { CardInput } from './CardFields'

/** A card as it is typed, in the sandbox's fields or in the provider's own. A letter draws those alone anew. */
export function useCard({ publicKey }: Pick<PaymentMethods['provider'], 'publicKey'>) {
  const { now } = useVisit()
  const store = useStore()
  const [cardAtom] = useState(() => atom(emptyCard))
  const [takeCard, setTakeCard] = useState<TakeCard | null>(null)
  const goodAtom = useMemo(
    () => atom((get) => Object.keys(checkCard(get(cardAtom), now)).length === 0),
    [cardAtom, now],
  )
  const isTypedGood = useAtomValue(goodAtom)
  const input: CardInput = {
    publicKey,
    card: cardAtom,
    isTaken: takeCard !== null,
    onTake: (take) => setTakeCard(() => take),
  }
  return {
    input,
    isGood: publicKey ? takeCard !== null : isTypedGood,
    /** Only meaningful where it is good. */
    read: (): Card =>
      takeCard
        ? { kind: 'token', authorise: takeCard }
        : { kind: 'card', card: toCardToken(store.get(cardAtom)) },
  }
}
