import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html } from '../../../../platform/http/html'
import { careTexts } from '../../texts/texts'
import { signInCss } from '../sign-in-page'
import { embeddedAccounts } from '../sign-in-settings'

/** The choice between the accounts of the embedded provider, below a notice of what it is. */
export function accountPage({ locale, action }: { locale: Locale; action: string }) {
  const t = careTexts(locale)
  return {
    title: t('signIn.demo.title'),
    css: signInCss,
    body: html`<main class="bank"><div class="bankCard">
<p class="mark">Escapade</p>
<h1>${t('signIn.demo.title')}</h1>
<p class="quiet">${t('signIn.demo.notice')}</p>
${(['agent', 'lead', 'operator'] as const).map(
  (role) => html`<form method="post" action="${action}/${role}">
<button class="wide">${t(`signIn.demo.${role}`)}<br><span class="small">${embeddedAccounts[role]}</span></button>
</form>`,
)}
</div></main>`,
  }
}
