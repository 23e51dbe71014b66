import { analyticsTracked } from '@escapade/shared-contracts/events/analytics-events'
import { criteriaChanged, wishlistToggled } from '@escapade/shared-contracts/events/events'
import type { JsonSchema } from '@escapade/shared-contracts/events/json-schema'
import type { Contract, Release } from '@escapade/shared-contracts/mount/registry'
import { describeNamed, type Named, namedReleases, type Store } from '../release/named-releases'
import { RefusalError } from '../release/refusal'
import { misfitOf } from './misfit'

type Agreed = Release & { contract: Contract }
/** `about` names what does not fit, whichever release it is of; `with` is the one that would break, or be broken. */
type Break = { about: string; words: string; with: Named[] }

/** Emitted by the shell and the kit on every page, whichever remotes are there. */
const ofTheShop = [criteriaChanged, analyticsTracked, wishlistToggled].map(({ name }) => name)

/**
 * Throws when a release and one that visitors have would not understand each other: props of fragments, payloads of
 * events, keys of the hash, both ways. What did not fit before is no fault of it, nor are remotes that older kits built.
 */
export async function requireContract(store: Store, candidate: Release): Promise<void> {
  if (!isAgreed(candidate)) return
  const named = await namedReleases(store)
  const others = named.filter(({ release }) => release.name !== candidate.name)
  const own = named.flatMap(({ release }) =>
    release.name === candidate.name && isAgreed(release) ? [release] : [],
  )
  const known = own.flatMap((release) => breaksOf(release, { others, own }).map(({ about }) => about))
  const breaks = breaksOf(candidate, { others, own }).filter(({ about }) => !known.includes(about))
  if (breaks.length === 0) return
  const lines = breaks.map(async (one) => {
    const withWhom = await Promise.all(one.with.map((other) => describeNamed(store, other)))
    return [one.words, ...withWhom.map((line) => `  ${line}`)].join('\n')
  })
  throw new RefusalError(
    'contract-broken',
    [
      `${candidate.version} of ${candidate.name} and what visitors have would not understand each other`,
      ...(await Promise.all(lines)),
      'Keep the old beside the new until the others have published, or publish after them; remote-kit who-uses tells when.',
    ].join('\n'),
  )
}

const isAgreed = (release: Release): release is Agreed => release.contract !== undefined

type Beside = { others: Named[]; own: Agreed[] }

function breaksOf(release: Agreed, beside: Beside): Break[] {
  const pairs = beside.others.flatMap((one) =>
    isAgreed(one.release) ? [...breaksBetween(release, one.release, one)] : [],
  )
  return [...pairs, ...lostEvents(release, beside)]
}

function* breaksBetween(release: Agreed, other: Agreed, named: Named): Generator<Break> {
  const { contract: ours } = release
  const { contract: theirs } = other
  const tell = (about: string, words: string): Break => ({ about, words, with: [named] })
  for (const [what, why] of misfits(ours.gives, theirs.takes, 'additions pass'))
    yield tell(`gives ${what}`, `It hands ${what} props that do not fit: ${why}`)
  for (const [what, why] of misfits(theirs.gives, ours.takes))
    yield tell(`takes ${what}`, `Its ${what} does not take what is handed to it: ${why}`)
  for (const [what, why] of misfits(ours.emits, theirs.hears))
    yield tell(`emits ${what}`, `Its event ${what} cannot be read: ${why}`)
  for (const [what, why] of misfits(theirs.emits, ours.hears))
    yield tell(`hears ${what}`, `It cannot read the event ${what}: ${why}`)
  for (const key of theirs.criteria.names) {
    const [kind, before] = [ours.criteria.knows[key], theirs.criteria.knows[key]]
    if (kind === before || before === undefined) continue
    yield tell(
      `key ${key}`,
      kind
        ? `The key ${key} of the hash is ${kind} to it, and ${before} to others`
        : `It does not know the key ${key} of the hash, which others read and write`,
    )
  }
}

type Schemas = Record<string, JsonSchema>

/** By name: why something that is sent is not taken. */
function misfits(sent: Schemas, taken: Schemas, additions?: 'additions pass'): [string, string][] {
  return Object.entries(sent).flatMap(([name, schema]): [string, string][] => {
    const accepted = taken[name]
    const misfit =
      accepted && misfitOf(schema, additions ? { ...accepted, additionalProperties: true } : accepted)
    return misfit ? [[name, `${misfit.at || 'it'} ${misfit.why}`]] : []
  })
}

/** Events without a speaker: others hear one that it does not say any more, or it hears one that no release says. */
function lostEvents(release: Agreed, { others, own }: Beside): Break[] {
  const { emits, hears } = release.contract
  const agreed = others.filter((one): one is Named & { release: Agreed } => isAgreed(one.release))
  const isSaid = (name: string) =>
    ofTheShop.includes(name) || agreed.some((one) => name in one.release.contract.emits)
  const silent = own
    .flatMap(({ contract }) => Object.keys(contract.emits))
    .filter((name) => !(name in emits) && !isSaid(name))
    .map((name) => ({
      about: `says ${name}`,
      words: `It does not say ${name} any more, which others hear`,
      with: agreed.filter((one) => name in one.release.contract.hears),
    }))
    .filter((one) => one.with.length > 0)
  // A release of an older kit may say anything, and the first of a remote waits for others to come.
  const isKnown = own.length > 0 && agreed.length === others.length
  const deaf = Object.keys(hears)
    .filter((name) => isKnown && !(name in emits) && !isSaid(name))
    .map((name) => ({
      about: `waits ${name}`,
      words: `It hears ${name}, which no live release says`,
      with: [],
    }))
  return [...silent, ...deaf]
}
