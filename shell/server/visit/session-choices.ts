import { pseudoTag } from '@escapade/shared-contracts/rules/text/pseudo-text'
import type { DeveloperTools } from '@escapade/shared-contracts/settings/developer-tools'

/** Choices that a visitor made by the address for the rest of the session, kept in cookies. */
export type SessionChoices = {
  /** `name:value,name:value` (D3). */
  flags: string | undefined
  sourceTexts: boolean
  /** The pseudo-locale's texts instead. */
  pseudoTexts: boolean
  customerCare: boolean
  nativeApp: boolean
  /** Cookies to set; null removes one. */
  changes: Record<string, string | null>
}

export type ChoicesInput = {
  query: URLSearchParams
  cookies: Record<string, string | undefined>
  userAgent: string
  tools: DeveloperTools
  pseudoLocale: boolean
  /** The host is one of customer care. */
  careHost: boolean
}

type Choice = { value: string | undefined; change: Record<string, string | null> }

/** A query parameter wins and is remembered; an empty one, or `0`, forgets. */
function choose({ query, cookies }: ChoicesInput, parameter: string, cookie: string): Choice {
  const asked = query.get(parameter)
  if (asked === null) return { value: cookies[cookie], change: {} }
  const value = asked === '' || asked === '0' ? undefined : asked.slice(0, 400)
  if (value === cookies[cookie]) return { value, change: {} }
  return { value, change: { [cookie]: value ?? null } }
}

const none: Choice = { value: undefined, change: {} }

/** Flags, customer care and languages by the address are tools of developers; `?lang` is for agents too (D2, D3, D4, D30). */
export function readSessionChoices(input: ChoicesInput): SessionChoices {
  const { tools } = input
  const flags = tools.has('ff') ? choose(input, 'ff', 'ff') : none
  const care = tools.has('cc') ? choose(input, 'cc', 'cc') : none
  const customerCare = input.careHost || care.value === '1'
  const source = tools.has('lang') || customerCare
  const language = source || input.pseudoLocale ? choose(input, 'lang', 'lang') : none
  const app = choose(input, 'app', 'app')
  return {
    flags: flags.value,
    sourceTexts: source && language.value === 'en',
    pseudoTexts: input.pseudoLocale && language.value === pseudoTag,
    customerCare,
    nativeApp: app.value === '1' || input.userAgent.includes('ShopApp'),
    changes: { ...flags.change, ...care.change, ...language.change, ...app.change },
  }
}
