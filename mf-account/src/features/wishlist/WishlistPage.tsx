import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useTranslation } from 'react-i18next'
import styles from './WishlistPage.module.scss'

const SavedStays = onDemand(() => import('./SavedStays'))

/** Stays and searches that the visitor saved on this device; no sign-in needed (CO-060, CO-061). */
export function WishlistPage() {
  const { t } = useTranslation('account')
  // The list lives in the browser: until it is known, neither items nor "empty" may be claimed.
  const { ready } = useCriteria()
  const { signedIn, flags } = useVisit()
  const mayHaveAccount = flags.customerAccount !== false
  useHead({ title: t('wishlist.metaTitle'), index: false })
  return (
    <>
      <div className={styles.page}>
        <Heading level={1}>{t('wishlist.title')}</Heading>
        <p className={styles.lead}>
          {signedIn ? (
            t('wishlist.leadSignedIn')
          ) : (
            <>
              {t('wishlist.lead')} {mayHaveAccount && <SignInLink />}
            </>
          )}
        </p>
        {ready && <SavedStays />}
      </div>
      <Slot fragment="mf-content/newsletter" when="seen" props={{ source: 'wishlist' }} />
    </>
  )
}

/** Leads back here afterwards. */
function SignInLink() {
  const { t } = useTranslation('account')
  const { href } = useShell()
  return (
    <AppLink to={paths.signIn({ origin: href(paths.wishlist()) })} className={styles.link}>
      {t('wishlist.signIn')}
    </AppLink>
  )
}
