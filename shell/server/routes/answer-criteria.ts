import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import {
  type CriteriaPage,
  criteriaHeader,
  longestHash,
} from '@escapade/shared-contracts/mount/criteria-page'
import { findRoute } from '../registry/release-set'
import type { PageAnswer, PageDeps, PageInput } from './answer-page'

/** Nothing to put in place of what the document has: the browser draws for the criteria. */
const nothing: PageAnswer = { status: 204, headers: { 'cache-control': 'private, no-store' }, body: '' }

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  vary: `accept-encoding, accept-language, cookie, ${criteriaHeader}`,
}

/**
 * The page of a document that is there already, drawn for the criteria of its hash, as far as it can be and is found:
 * what the document's script asks for (client/inline/criteria-page.ts).
 */
export async function answerCriteria(
  { set, visit, location, requestId }: PageInput,
  hash: string,
  { pages, revision }: PageDeps,
): Promise<PageAnswer> {
  const found = set && findRoute(set, location.path, visit)
  if (!set || !found || hash.length > longestHash) return nothing
  const { owner } = found
  const criteria = parseCriteria({ hash })
  const { page, now } = await pages({
    set,
    owner,
    visit,
    location,
    criteria,
    requestId,
    revision: revision(),
  })
  const { app, slots } = page
  if (!app?.state.criteria || page.redirect || !page.isWhole || (page.status ?? 200) !== 200) return nothing
  const drawn: CriteriaPage = { html: app.html, app: app.state, slots, now }
  return { status: 200, headers: jsonHeaders, body: JSON.stringify(drawn) }
}
