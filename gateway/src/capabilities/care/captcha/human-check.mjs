import { deriveKey } from './altcha/algorithms/web/pbkdf2.js'
import { solveChallenge } from './altcha/pow.js'

/** @typedef {'checking' | 'checked' | 'failed'} State */

/**
 * Defines `<human-check>`: a line that says how the check goes, and `check()`, which resolves to a token.
 * It runs in the visitor's browser as it is; the shop's pages style it by `data-state`.
 *
 * @param {{ challengeUrl: string, texts: Record<State, string> }} settings
 */
export function defineHumanCheck({ challengeUrl, texts }) {
  if (customElements.get('human-check')) return
  customElements.define(
    'human-check',
    class extends HTMLElement {
      connectedCallback() {
        this.setAttribute('role', 'status')
      }
      async check() {
        this.#show('checking')
        try {
          const token = await solve(challengeUrl)
          this.#show('checked')
          return token
        } catch (error) {
          this.#show('failed')
          throw error
        }
      }
      #show(/** @type {State} */ state) {
        this.dataset.state = state
        this.textContent = texts[state]
      }
    },
  )
}

/** @param {string} challengeUrl */
async function solve(challengeUrl) {
  const answer = await fetch(challengeUrl, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`No challenge: ${answer.status}`)
  const challenge = await answer.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
