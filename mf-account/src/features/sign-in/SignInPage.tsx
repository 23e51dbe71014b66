import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useReady } from '@escapade/remote-kit/runtime/mount-context'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getAccount } from '@escapade/shared-contracts/api/accounts/accounts'
import type { SignedIn } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import * as paths from '@escapade/shared-contracts/paths'
import { writeAccountBuyer } from '@escapade/shared-contracts/visitor/device-lists'
import { deviceStorage, tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../../common/account-query'
import { canUsePasskeys, mayOfferPasskey } from '../../common/passkeys/passkey-browser'
import { MailForm } from './MailForm'
import { type PendingSignIn, pendingSignIn } from './pending-sign-in'
import styles from './SignIn.module.scss'
import { tellOtherTabs, useSignedInElsewhere } from './signed-in-elsewhere'
import { wayBack } from './way-back'

/** A visit needs one of them at most, and the page of the account none. */
const CodeForm = onDemand(async () => ({ default: (await import('./CodeForm')).CodeForm }))
const LinkSignIn = onDemand(async () => ({ default: (await import('./LinkSignIn')).LinkSignIn }))
const PasskeyOffer = onDemand(async () => ({
  default: (await import('../../common/passkeys/PasskeyOffer')).PasskeyOffer,
}))
const PasskeySignIn = onDemand(
  async () => ({ default: (await import('../../common/passkeys/PasskeySignIn')).PasskeySignIn }),
  { optional: true },
)

/** Signs in, or begins: by a code or a link of a mail, without a password (D16). */
export function SignInPage() {
  const { t } = useTranslation('account')
  const { href } = useShell()
  const { signedIn } = useVisit()
  const { query } = usePageLocation()
  const { origin } = query
  // It leaves the address at once, and stays what this page is about.
  const [link] = useState(query.link)
  const isReady = useReady()
  const [offer, setOffer] = useState<{ email: string; to: string } | null>(null)
  useHead({ title: t('signIn.metaTitle'), index: false })
  const back = wayBack(origin, href)
  // The document is loaded anew: its header says who is signed in.
  const goOn = (to = back) => window.location.replace(to)
  useSignedInElsewhere(() => goOn())
  const api = useApi()
  const account = useQuery({ ...accountQuery(api), enabled: signedIn, retry: false })
  useEffect(() => {
    if (account.data) window.location.replace(back)
  }, [account.data, back])

  const finish = async ({ email, hasPasskey, origin: asked }: SignedIn) => {
    pendingSignIn.write(tabStorage, null)
    tellOtherTabs()
    await keepBuyer(api)
    const to = asked ? wayBack(asked, href) : back
    if (!hasPasskey && (await mayOfferPasskey())) setOffer({ email, to })
    else goOn(to)
  }
  if (offer)
    return (
      <div className={styles.page}>
        <PasskeyOffer email={offer.email} onDone={() => goOn(offer.to)} />
      </div>
    )
  return (
    <div className={styles.page}>
      {isReady && !navigator.cookieEnabled && (
        <Message tone="warn" title={t('signIn.cookiesTitle')}>
          {t('signIn.cookies')}
        </Message>
      )}
      {link ? (
        <LinkSignIn link={link} onSignedIn={finish} again={<Steps origin={origin} onSignedIn={finish} />} />
      ) : (
        <Steps origin={origin} onSignedIn={finish} />
      )}
      <p className={styles.foot}>
        <AppLink to={paths.bookingLookup()} className={styles.link}>
          {t('signIn.lookup')}
        </AppLink>
      </p>
    </div>
  )
}

/** A checkout that is gone back to begins with the account; without it the buyer types. */
async function keepBuyer(api: ApiClient): Promise<void> {
  try {
    const { email, profile } = await api.send(getAccount, {})
    const { locale: _l, travellers: _t, mails: _m, ...buyer } = profile
    writeAccountBuyer(deviceStorage, { ...buyer, email })
  } catch {}
}

type StepsProps = { origin: string | undefined; onSignedIn: (account: SignedIn) => unknown }

/** The address, then the code; a reload goes on with the code. */
function Steps({ origin, onSignedIn }: StepsProps) {
  const { t } = useTranslation('account')
  const isReady = useReady()
  useEffect(CodeForm.preload, [])
  // `undefined`: as the tab has kept it.
  const [chosen, setChosen] = useState<PendingSignIn | null>()
  const kept = isReady ? pendingSignIn.read(tabStorage, new Date()) : null
  const pending = chosen === undefined ? kept : chosen
  const change = (next: PendingSignIn | null) => {
    pendingSignIn.write(tabStorage, next)
    setChosen(next)
  }
  if (pending)
    return (
      <CodeForm
        key={pending.signInRequest}
        pending={pending}
        origin={origin}
        onAsked={change}
        onSignedIn={onSignedIn}
        onOther={() => change(null)}
      />
    )
  return (
    <>
      <Heading level={1} look={2}>
        {t('signIn.title')}
      </Heading>
      <p className={styles.lead}>{t('signIn.lead')}</p>
      <MailForm origin={origin} onAsked={change} />
      {isReady && canUsePasskeys() && <PasskeySignIn onSignedIn={onSignedIn} />}
    </>
  )
}
