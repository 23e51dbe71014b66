import { useTranslation } from 'react-i18next'

export type CareSignInProps = {
  /** Path that was asked for. */
  to: string
  /** Name of the provider, where it is set. */
  provider?: string | undefined
}

/**
 * Sign-in that agents of customer care see before they are known: a form to the gateway, which leads on to the
 * provider.
 */
export function CareSignIn({ to, provider }: CareSignInProps) {
  const { t } = useTranslation()
  return (
    <main>
      <p>Escapade</p>
      <h1>{t('careSignIn.title')}</h1>
      <p>{t('careSignIn.text')}</p>
      <form action="/care/sign-in">
        <input type="hidden" name="to" value={to} />
        <button type="submit">
          {provider ? t('careSignIn.withProvider', { provider }) : t('careSignIn.button')}
        </button>
      </form>
    </main>
  )
}
