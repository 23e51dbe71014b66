import type { Release } from '@escapade/shared-contracts/mount/registry'
import { describeNamed, type Named, namedReleases, type Store } from '../release/named-releases'
import { RefusalError } from '../release/refusal'
import { shows } from '../release/uses-of'

const offers = ({ name, manifest }: Release, fragment: string): boolean =>
  manifest.fragments.some((own) => `${name}/${own}` === fragment)

const ownerOf = (fragment: string): string => fragment.split('/')[0] ?? ''

/**
 * Throws when a release would leave a hole in a page: it has a fragment no more that others show, or shows one that its
 * owner does not have. What is so already is no fault of it, and a remote that is not there at all may come later.
 */
export async function requireFragments(store: Store, candidate: Release): Promise<void> {
  const named = await namedReleases(store)
  const own = named.filter(({ release }) => release.name === candidate.name)
  const others = named.filter(({ release }) => release.name !== candidate.name)
  for (const fragment of own
    .flatMap(({ release }) => fragmentsOf(release))
    .filter((one) => !offers(candidate, one))) {
    const users = others.filter(({ release }) => shows(release, fragment))
    if (users.length > 0)
      throw await shownByOthers(store, {
        problem: `${candidate.version} of ${candidate.name} has no ${fragment} any more`,
        users,
      })
  }
  const isNews = (fragment: string) => !own.some(({ release }) => shows(release, fragment))
  for (const fragment of (candidate.uses?.fragments ?? []).filter(isNews)) {
    const isOwn = ownerOf(fragment) === candidate.name
    const owners = others.filter(({ release }) => release.name === ownerOf(fragment))
    const without = owners.find(({ release }) => !offers(release, fragment))
    if (isOwn && !offers(candidate, fragment))
      throw new RefusalError(
        'fragment-missing',
        `${candidate.name} shows ${fragment}, which its remote.json does not name under "fragments"`,
      )
    if (without)
      throw new RefusalError(
        'fragment-missing',
        `${candidate.name} shows ${fragment}, which ${without.release.version}, live with ${without.share} % of the sessions, does not have: ${ownerOf(fragment)} publishes it first`,
      )
  }
}

/** Releases of other remotes that visitors have and that show fragments of one. */
export async function showersOf(store: Store, name: string): Promise<Named[]> {
  const isOfIt = (fragment: string) => ownerOf(fragment) === name
  return (await namedReleases(store)).filter(
    ({ release }) => release.name !== name && release.uses?.fragments.some(isOfIt),
  )
}

/** Throws while others show fragments of a remote that is to go. */
export async function requireUnused(store: Store, name: string): Promise<void> {
  const users = await showersOf(store, name)
  if (users.length > 0) throw await shownByOthers(store, { problem: `${name} cannot go`, users })
}

const fragmentsOf = ({ name, manifest }: Release): string[] =>
  manifest.fragments.map((own) => `${name}/${own}`)

async function shownByOthers(store: Store, { problem, users }: { problem: string; users: Named[] }) {
  const lines = await Promise.all(users.map((one) => describeNamed(store, one)))
  return new RefusalError(
    'fragment-shown',
    [
      `${problem}: others show its fragments`,
      ...lines.map((line) => `  ${line}`),
      'They publish without them first; remote-kit who-uses FRAGMENT tells when.',
    ].join('\n'),
  )
}
