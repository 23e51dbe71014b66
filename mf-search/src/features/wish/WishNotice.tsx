import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { useWishlist } from '@escapade/remote-kit/runtime/wishlist'
import * as paths from '@escapade/shared-contracts/paths'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { lastWishAtom, type Wish } from '../../search/use-wish'

/** Says what the heart did: where to find what was saved, or how to take back that it was taken out. */
export function WishNotice() {
  const [last, setLast] = useAtom(lastWishAtom)
  return last && <Said last={last} close={() => setLast(null)} />
}

function Said({ last: { item, saved }, close }: { last: Wish; close: () => void }) {
  const { t } = useTranslation('search')
  const { navigate } = useShell()
  const { toggle, has } = useWishlist()
  const undo = () => {
    // Another tab may have done it already.
    if (!has(item.id, item.type)) toggle(item)
    close()
  }
  const action = saved
    ? { label: t('wish.see'), onPress: () => navigate(paths.wishlist()) }
    : { label: t('wish.undo'), onPress: undo }
  return (
    <Notice key={`${item.type}${item.id}${saved}`} action={action} onClose={close}>
      {t(saved ? 'wish.saved' : 'wish.removed')}
    </Notice>
  )
}
