import { useAtom } from 'jotai'
import { type ComponentType, lazy, Suspense } from 'react'
import { lastWishAtom, type Wish } from '../../search/use-wish'

/** Without it the heart itself still shows what was saved. */
const SaidWish = lazy<ComponentType<{ last: Wish; close: () => void }>>(() =>
  import('./SaidWish').then(
    (module) => ({ default: module.SaidWish }),
    () => ({ default: () => null }),
  ),
)

/** Says what the heart did: where to find what was saved, or how to take back that it was taken out. */
export function WishNotice() {
  const [last, setLast] = useAtom(lastWishAtom)
  return (
    last && (
      <Suspense>
        <SaidWish last={last} close={() => setLast(null)} />
      </Suspense>
    )
  )
}
