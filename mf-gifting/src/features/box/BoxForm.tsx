import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftBoxDetail } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GiftWords } from '../../common/GiftWords'
import { useGiftWords } from '../../common/use-gift-words'
import { useTakeGift } from '../../common/use-take-gift'
import styles from './Box.module.scss'

/** Price of the box, the words that go with it, and the way to buy it. */
export function BoxForm({ box }: { box: GiftBoxDetail }) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  const take = useTakeGift()
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)
  const words = useGiftWords((item) => item.type === 'box' && item.boxId === box.id)
  const show = (cents: number) => formatCents({ cents, locale })
  const priceCents = box.promoPrice ?? box.price

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!words.isGood)
      return requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    const { customisation } = words
    take({
      id: box.id,
      gift: {
        item: { type: 'box', boxId: box.id, format: 'digital', customisation, subElements: [] },
        label: box.title,
        imageBase: box.image.base,
        amountCents: priceCents,
        uri: paths.box({ id: box.id }),
      },
    })
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.price}>
        <span className="vh">{t('box.price')}</span>
        {show(priceCents)}
        {box.promoPrice !== null && (
          <>
            {' '}
            <s>{show(box.price)}</s>{' '}
            <span className={styles.off}>{t('box.off', { percent: box.discount })}</span>
          </>
        )}
      </p>
      <p className={styles.quiet}>{t('box.validity')}</p>
      <GiftWords words={words} submitted={submitted} />
      <Button type="submit" variant="action" size="l" wide>
        {t('box.buy')}
      </Button>
      <p className={styles.quiet}>{t('setup.withdrawal')}</p>
    </form>
  )
}
