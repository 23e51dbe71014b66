import { linkHours, readLinkHours } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Care.module.scss'
import { HoursContext } from './hours-context'

/** In place of the ways to pay: a caller pays by a link, and reads no card aloud. */
export function LinkPayment() {
  const [hours, choose] = useContext(HoursContext)
  const { t } = useTranslation('checkout')
  return (
    <section aria-labelledby="link-title" className={styles.block}>
      <Heading level={2} look={3} id="link-title">
        {t('link.title')}
      </Heading>
      <p>{t('link.intro')}</p>
      <SelectField
        label={t('link.hours')}
        value={String(hours)}
        onChange={(value) => choose(readLinkHours(value))}
        options={linkHours.map((each) => ({
          value: String(each),
          label: t('link.hoursOf', { count: each }),
        }))}
      />
    </section>
  )
}

export function LinkButton({ busy }: { busy: boolean }) {
  const { t } = useTranslation('checkout')
  return (
    <Button type="submit" variant="action" size="l" wide busy={busy}>
      {busy ? t('payment.paying') : t('link.send')}
    </Button>
  )
}
