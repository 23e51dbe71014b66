import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useTranslation } from 'react-i18next'

type Props = { removed: boolean; onClose: () => void }

export function ExtraDialog({ removed, onClose }: Props) {
  const { t } = useTranslation('product')
  return (
    <Dialog title={t('extras.title')} size="s" onClose={onClose}>
      <p role="status">{t(removed ? 'extras.removed' : 'extras.justAdded')}</p>
    </Dialog>
  )
}
