/** The part of the Trusted Types API in use; TypeScript's DOM library does not know it yet. */
type PolicyRules = {
  createHTML(html: string): string | null
  createScript(text: string): string | null
  createScriptURL(url: string): string | null
}
export type TrustedTypesWindow = {
  trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown }
}

/**
 * Rules for strings that may become markup or code, under `require-trusted-types-for 'script'`
 * (https://www.w3.org/TR/trusted-types/): addresses of the releases that the registry named and of our own files;
 * JSON for search engines; markup without anything that runs.
 */
export const createRules = (bases: string[], page: string): PolicyRules => ({
  createScriptURL(url) {
    const { href } = new URL(url, page)
    return bases.some((base) => href.startsWith(base)) ? url : null
  },
  createScript: (text) => (isJson(text) ? text : null),
  createHTML: (html) => (isInert(html) ? html : null),
})

export function installTrustedTypes(window: TrustedTypesWindow & Pick<Window, 'location'>, bases: string[]) {
  const page = window.location.href
  const absolute = bases.map((base) => new URL(base, page).href)
  window.trustedTypes?.createPolicy('default', createRules(absolute, page))
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Rich text was cleaned by the gateway; this is the second lock. It refuses rather than cleans: an element or
 * attribute that can run code, in any spelling that HTML accepts, makes the whole text unacceptable.
 */
const isInert = (html: string) => !running.test(html)
const running =
  /<\s*(script|iframe|frame|object|embed|base|meta|link|style|svg|math|template|noscript|form)\b|[\s/"'](on\w+|srcdoc|formaction|xlink:href|style)\s*=|javascript\s*:|data\s*:\s*text\/html/i
