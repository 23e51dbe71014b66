import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { RichText } from '@escapade/remote-kit/runtime/rich-text'
import * as paths from '@escapade/shared-contracts/paths'
import { isPackageTravel, type TravelOffer } from '@escapade/shared-contracts/rules/stays/is-package-travel'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './PackageTravelForm.module.scss'

/**
 * The standard information form (Directive (EU) 2015/2302, annex I: https://eur-lex.europa.eu/eli/dir/2015/2302/oj),
 * read before the order is made. Of a stay that is no package one line says so (D140).
 */
export function PackageTravelForm({ offer }: { offer: TravelOffer }) {
  const { t } = useTranslation('checkout')
  if (!isPackageTravel(offer)) return offer.kind === 'stay' ? <p>{t('packageTravel.none')}</p> : null
  return (
    <section aria-labelledby="package-travel-title" className={styles.form}>
      <Heading level={2} look={4} id="package-travel-title">
        {t('packageTravel.title')}
      </Heading>
      <p>{t('packageTravel.text', { context: offer.kind })}</p>
      <p>
        <RichText text={t('packageTravel.link')} parts={{ link: keyRights }} />
      </p>
    </section>
  )
}

const keyRights = (words: string) => (
  <AppLink to={paths.staticPage({ id: 'package-travel' })} target="_blank">
    {words}
  </AppLink>
)
