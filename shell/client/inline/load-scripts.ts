import { notYet, startPolicy } from '../../src/page-elements'

export type ClientScript = { href: string; integrity?: string }

type Rules = { createScriptURL(url: string): string; createHTML(html: string): string }
type TrustedTypesWindow = { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }

/** Trusts what the document's own scripts make of it; undefined where the browser does not ask. */
export type StartPolicy = Rules | undefined

export const createStartPolicy = (): StartPolicy =>
  (window as TrustedTypesWindow).trustedTypes?.createPolicy(startPolicy, {
    createScriptURL: (url) => url,
    createHTML: (html) => html,
  })

/** Loads the client's scripts in their order, and asks for those of the page's remotes. */
export function loadScripts(scripts: ClientScript[], policy: StartPolicy): void {
  for (const { href, integrity } of scripts) {
    const script = document.createElement('script')
    Object.assign(script, { async: false, crossOrigin: 'anonymous', integrity: integrity ?? '' })
    script.src = policy ? policy.createScriptURL(href) : href
    document.head.append(script)
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${notYet}"]`)) link.media = 'all'
}
