import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { removed: boolean; onSaid: () => void; onClose: () => void }

export function ExtraDialog({ removed, onSaid, onClose }: Props) {
  const { t } = useTranslation('product')
  useEffect(onSaid, [])
  return (
    <Dialog title={t('extras.title')} size="s" onClose={onClose}>
      <p role="status">{t(removed ? 'extras.removed' : 'extras.justAdded')}</p>
    </Dialog>
  )
}
