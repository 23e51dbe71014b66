import { allLocales, bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { sandboxNotice } from './texts/texts'

/** Says that nothing is sold, in a language (BCP 47) of the shop. */
export function noticeIn(language: string, where: 'page' | 'document'): string {
  const locale = allLocales.find((one) => bcp47(one) === language) ?? 'fr_FR'
  return sandboxNotice(locale)(where)
}
