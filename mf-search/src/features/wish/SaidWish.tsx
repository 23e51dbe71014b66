import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { useWishlist } from '@escapade/remote-kit/runtime/wishlist'
import * as paths from '@escapade/shared-contracts/paths'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { useTranslation } from 'react-i18next'
import type { Wish } from '../../search/use-wish'

/** Line that follows a press on a heart. */
export function SaidWish({ last: { item, saved }, close }: { last: Wish; close: () => void }) {
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
