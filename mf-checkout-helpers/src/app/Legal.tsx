import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { RichText } from '@escapade/remote-kit/runtime/rich-text'
import * as paths from '@escapade/shared-contracts/paths'
import type { TravelOffer } from '@escapade/shared-contracts/rules/stays/is-package-travel'
import { useTranslation } from 'react-i18next'
import { PackageTravelForm } from '../features/package-travel/PackageTravelForm'
import styles from './Checkout.module.scss'

type Props = {
  offer: TravelOffer
  /** Bought for a day: there is no withdrawal from that (Directive 2011/83/EU, article 16(l)). */
  isDated: boolean
}

/**
 * Texts that the law wants read before the button: the rights of package travel where it is one, withdrawal, and the
 * terms.
 */
export function Legal({ offer, isDated }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.legal}>
      <PackageTravelForm offer={offer} />
      <p>
        <RichText
          text={t(isDated ? 'withdrawal.none' : 'withdrawal.days')}
          parts={{ link: openedBeside(paths.staticPage({ id: 'withdrawal' })) }}
        />
      </p>
      <p>
        <RichText
          text={t('payment.terms')}
          parts={{ terms: openedBeside(paths.staticPage({ id: 'terms' })) }}
        />
      </p>
    </div>
  )
}

const openedBeside = (path: string) => (words: string) => (
  <AppLink to={path} target="_blank">
    {words}
  </AppLink>
)
