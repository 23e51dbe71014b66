import { captchaScriptPath } from '@escapade/shared-contracts/api/content/care'

/** Element that the gateway's script defines: says how the check goes, and answers with a token. */
export type HumanCheckElement = HTMLElement & { check(): Promise<string> }

export const humanCheckTag = 'human-check'

let loading: Promise<unknown> | null = null

/** Loads the script once; after a failure the next call tries again. */
export function loadHumanCheck({ language, pos }: { language: string; pos: string }): Promise<unknown> {
  loading ??= addScript(`${captchaScriptPath}?hl=${language}&pos=${pos}`)
    .then(() => customElements.whenDefined(humanCheckTag))
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    script.src = src
    document.head.append(script)
  })
}
