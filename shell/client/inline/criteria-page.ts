import {
  type CriteriaPage,
  criteriaHeader,
  longestHash,
} from '@escapade/shared-contracts/mount/criteria-page'
import { elementIds } from '../../src/page-elements'
import type { CriteriaWindow } from '../boot'
import type { EarlyInput } from '../mounting/replay-input'
import { afterPicture, findPicture } from './first-picture'
import type { StartPolicy } from './load-scripts'

type Starting = { start: () => void; policy: StartPolicy }

/**
 * Asks for the page once more, for the criteria that the hash kept from the server (server/routes/answer-criteria.ts),
 * puts it in the place of its skeleton, and waits for its first picture; unless the client or the visitor is quicker.
 */
export function showCriteriaPage({ start, policy }: Starting): void {
  const { hash, pathname, search } = location
  const app = document.getElementById(elementIds.main)?.firstElementChild
  const held: CriteriaWindow['criteriaPage'] = { page: null, isTaken: false }
  Object.assign(window, { criteriaPage: held })
  const isTouched = () =>
    held.isTaken || location.hash !== hash || hasEarlyInput() || app?.contains(document.activeElement)
  const show = (drawn: CriteriaPage | null) => {
    if (!app || !drawn || isTouched()) return start()
    app.innerHTML = policy ? policy.createHTML(drawn.html) : drawn.html
    held.page = drawn
    afterPicture(findPicture(), start)
  }
  if (hash.length > longestHash) start()
  else
    fetch(pathname + search, { headers: { [criteriaHeader]: hash.slice(1) } })
      .then((answer) => (answer.status === 200 ? answer.json() : null))
      .then(show)
      .catch(start)
}

const hasEarlyInput = () => ((window as { earlyInput?: EarlyInput }).earlyInput?.entered.size ?? 0) > 0
