import type { GiftLine } from '@escapade/shared-contracts/visitor/gift-basket'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GiftWords } from '../../common/GiftWords'
import { useGiftWords } from '../../common/use-gift-words'
import { FormatChoice } from './FormatChoice'
import { GiftBar } from './GiftBar'
import styles from './GiftSetup.module.scss'
import { GiftSum } from './GiftSum'
import { NightsChoice } from './NightsChoice'
import { NotGiven } from './NotGiven'
import { SubElementsChoice } from './SubElementsChoice'
import { type GiftBeingMade, type GivenStay, useGiftSetup } from './use-gift-setup'
import { useGive } from './use-give'

/** The voucher for one stay: nights, format, words, price (PR-069). No dates: they are chosen when it is used. */
export function GiftSetup(stay: GivenStay) {
  const { t } = useTranslation('gifting')
  const gift = useGiftSetup(stay)
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)
  const words = useGiftWords((item) => item.type === 'singleVoucher' && item.productId === stay.productId)
  const lines = useLines(gift)
  const give = useGive({ stay, gift, customisation: words.customisation, lines })
  const { prices, costs } = gift
  if (prices?.length === 0) return <NotGiven productId={stay.productId} />

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (words.isGood) return give()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <>
      <form
        ref={form}
        className={styles.setup}
        aria-label={t('setup.title')}
        tabIndex={-1}
        onSubmit={submit}
        noValidate
      >
        <Heading level={2} look={3}>
          {t('setup.title')}
        </Heading>
        <p className={styles.facts}>
          {t('box.validity')} {t('setup.noDates')}
        </p>
        {prices ? <NightsChoice gift={gift} /> : <Skeleton shape="block" />}
        <FormatChoice gift={gift} />
        <SubElementsChoice gift={gift} />
        <GiftWords words={words} submitted={submitted} />
        {costs && <GiftSum lines={lines} totalCents={costs.total} />}
        <Button type="submit" variant="action" size="l" wide disabled={!costs}>
          {t('setup.give')}
        </Button>
        <p className={styles.facts}>{t('setup.withdrawal')}</p>
      </form>
      {costs && <GiftBar form={form} totalCents={costs.total} />}
    </>
  )
}

/** Lines that make up the price; by e-mail there is one. */
function useLines({ price, costs, elements }: GiftBeingMade): GiftLine[] {
  const { t } = useTranslation('gifting')
  if (!price || !costs) return []
  return [
    { label: t('setup.voucher', { count: price.nights }), cents: costs.voucher },
    ...(costs.printing > 0 ? [{ label: t('setup.printing'), cents: costs.printing }] : []),
    ...elements.map(({ name, price: cents }) => ({ label: name, cents })),
    ...(costs.postage === null ? [] : [{ label: t('setup.postage'), cents: costs.postage, isPostage: true }]),
  ]
}
