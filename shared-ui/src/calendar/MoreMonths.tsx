import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'

/** Shows more months by itself when scrolled near, and by hand for those who do not scroll. */
export function MoreMonths({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('ui')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '200px',
    })
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [onMore])
  return (
    <Button ref={button} variant="text" wide onClick={onMore}>
      {t('calendar.moreMonths')}
    </Button>
  )
}
