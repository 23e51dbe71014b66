import type { Upsell } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { type ContentLanguage, textIn } from '../../platform/texts/texts'
import { type PartySize, programPrice } from '../../pricing/stay-price'
import { presentPicture } from '../assets/public'
import type { StoredPackage, StoredStay } from '../catalogue/public'
import { type ProgramView, presentProgramLine } from '../catalogue/public'

const lengths = [1, 2, 3, 4, 5, 6, 7]

const programCents = ({ nightCents, stayCents }: StoredPackage, nights: number) =>
  nightCents * nights + stayCents

/**
 * Packages of the same room that include more and cost more, or less of what this one has and cost less (a negative
 * difference): what is added or taken out, and what that costs the party.
 */
export function upsellsOf({
  stored,
  packages,
  party,
  nights: asked,
  language,
}: {
  stored: StoredStay
  packages: StoredPackage[]
  party: PartySize
  nights: number | undefined
  language: ContentLanguage
}): Upsell[] {
  const base = stored.package
  const nights = asked ?? base.minNights
  const cost = (one: StoredPackage, length: number) =>
    programPrice({ programCents: programCents(one, length), party })
  const difference = (other: StoredPackage, length: number) => cost(other, length) - cost(base, length)
  return packages
    .filter((other) => nights >= other.minNights && nights <= other.maxNights)
    .filter((other) => isExtra({ cents: difference(other, nights), other, base }))
    .sort((a, b) => difference(a, nights) - difference(b, nights))
    .map((other) => {
      const isRemoval = difference(other, nights) < 0
      const changed = isRemoval ? addedParts({ other: base, base: other }) : addedParts({ other, base })
      return {
        id: other.id,
        label: isRemoval ? namesOf(changed, language) : textIn(other.labels, language),
        priceDifference: difference(other, nights),
        priceDifferencePerLos: Object.fromEntries(
          lengths
            .filter((length) => length >= other.minNights && length <= other.maxNights)
            .map((length) => [String(length), difference(other, length)]),
        ),
        programLines: changed.map((part) => presentProgramLine(part, { language, nights })),
        activityIds: other.activityIds.filter((id) => !base.activityIds.includes(id)),
        imagesBySize: pictureOf({ changed, other, view: { language, nights } }),
      }
    })
}

type Parts = StoredPackage['program']

const namesOf = (parts: Parts, language: ContentLanguage) =>
  parts.map(({ title }) => textIn(title, language)).join(', ')

function pictureOf({ changed, other, view }: { changed: Parts; other: StoredPackage; view: ProgramView }) {
  const picture = changed.find((part) => part.picture)?.picture ?? other.pictures[0]
  return picture ? presentPicture(picture, view).sizes : {}
}

/** More for more, or less for less; what is another stay altogether is neither. */
function isExtra({ cents, other, base }: Pair & { cents: number }) {
  const [more, less] = [addedParts({ other, base }), addedParts({ other: base, base: other })]
  return cents > 0 ? more.length > 0 : cents < 0 && more.length === 0 && less.length > 0
}

type Pair = { other: StoredPackage; base: StoredPackage }

/** Parts that the other package has and this one has not. */
function addedParts({ other, base }: Pair) {
  const has = new Set(base.program.map(({ type, title }) => `${type}:${title.en}`))
  return other.program.filter(({ type, title }) => !has.has(`${type}:${title.en}`))
}
