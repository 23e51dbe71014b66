import { useTranslation } from 'react-i18next'

/**
 * Sign-in that agents of customer care see before they are known: a form to the gateway, which leads on to the
 * provider.
 */
export function CareSignIn({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <main>
      <p>Escapade</p>
      <h1>{t('careSignIn.title')}</h1>
      <p>{t('careSignIn.text')}</p>
      <form action="/care/sign-in">
        <input type="hidden" name="to" value={to} />
        <button type="submit">{t('careSignIn.google')}</button>
      </form>
    </main>
  )
}
