import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../skeleton/Skeleton'
import styles from './Load.module.scss'
import { Modal } from './Modal'

/** Most layers are there before this: a dialog that only flashes up is worse than none. */
const patienceMs = 400

/** A layer that was asked for is on its way. It can be closed before it comes. */
export function LoadWaiting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ui')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return null
  return (
    <Modal placement="centre" title={t('load.waiting')} size="s" onClose={onClose}>
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width={9} />
        <Skeleton width={7} />
        <Skeleton width={8} />
      </div>
    </Modal>
  )
}
