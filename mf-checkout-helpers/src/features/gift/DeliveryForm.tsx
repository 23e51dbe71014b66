import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './ParcelForm.module.scss'
import { RecipientFields, type RecipientProps } from './RecipientFields'

/** To whom a gift by e-mail goes, and when. */
export function DeliveryForm({ draft, onChange, ...rest }: RecipientProps) {
  const { t } = useTranslation('checkout')
  return (
    <section aria-labelledby="delivery-title" className={styles.form}>
      <Heading level={2} look={3} id="delivery-title">
        {t('delivery.title')}
      </Heading>
      <RadioGroup
        legend={t('delivery.to')}
        look="cards"
        value={draft.to}
        onChange={(to) => onChange({ to: to === 'recipient' ? 'recipient' : 'buyer' })}
        options={[
          { value: 'buyer', label: t('delivery.buyer'), hint: t('delivery.buyerHint') },
          { value: 'recipient', label: t('delivery.recipient'), hint: t('delivery.recipientHint') },
        ]}
      />
      {draft.to === 'recipient' && <RecipientFields draft={draft} onChange={onChange} {...rest} />}
    </section>
  )
}
