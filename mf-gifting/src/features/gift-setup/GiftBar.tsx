import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './GiftBar.module.scss'

type Props = { form: RefObject<HTMLFormElement | null>; totalCents: number }

/** At the foot of a phone's screen while the form is out of sight: what the gift costs, and the way to it. */
export function GiftBar({ form, totalCents }: Props) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  const isFormSeen = useSeen(form)
  const toForm = () => {
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
    form.current?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
    form.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.bar} hidden={isFormSeen}>
      <b>{formatCents({ cents: totalCents, locale })}</b>
      <Button variant="action" onClick={toForm}>
        {t('setup.give')}
      </Button>
    </div>
  )
}

function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return seen
}
