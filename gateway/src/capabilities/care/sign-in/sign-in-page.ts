import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html } from '../../../platform/http/html'
import type { PlainPage } from '../../../platform/http/plain-page'
import { careTexts } from '../texts/texts'

export const signInCss = '/care/style.css'

export type SignInProblem = 'away' | 'refused' | 'lapsed' | 'notSetUp'

/** Page on a failed sign-in of an agent: the reason, and a way to try again. */
export function problemPage({
  problem,
  locale,
  to,
}: {
  problem: SignInProblem
  locale: Locale
  to: string
}): PlainPage {
  const t = careTexts(locale)
  const title = t(`signIn.${problem}.title`)
  return {
    language: bcp47(locale),
    title,
    css: signInCss,
    body: html`<main class="bank"><div class="bankCard">
<p class="mark">Escapade</p>
<h1>${title}</h1>
<p class="quiet">${t(`signIn.${problem}.text`)}</p>
<p><a href="${to}">${t('signIn.again')}</a></p>
</div></main>`,
  }
}
