import type { Upsell } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { type ContentLanguage, textIn } from '../../platform/texts/texts'
import { type PartySize, programPrice } from '../../pricing/stay-price'
import { presentPicture } from '../assets/present-picture'
import type { StoredPackage, StoredStay } from '../catalogue/catalogue-repository'
import { presentProgramLine } from '../catalogue/present-program'

const lengths = [1, 2, 3, 4, 5, 6, 7]

const programCents = ({ night_cents, stay_cents }: StoredPackage, nights: number) =>
  night_cents * nights + stay_cents

/** Packages of the same room that include more and cost more: what they add, and what that costs the party. */
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
  const nights = asked ?? base.min_nights
  const cost = (one: StoredPackage, length: number) =>
    programPrice({ programCents: programCents(one, length), party })
  const difference = (other: StoredPackage, length: number) => cost(other, length) - cost(base, length)
  return packages
    .filter((other) => difference(other, nights) > 0 && addedParts({ other, base }).length > 0)
    .sort((a, b) => difference(a, nights) - difference(b, nights))
    .map((other) => ({
      id: other.id,
      label: textIn(other.labels, language),
      priceDifference: difference(other, nights),
      priceDifferencePerLos: Object.fromEntries(
        lengths
          .filter((length) => length >= other.min_nights && length <= other.max_nights)
          .map((length) => [String(length), difference(other, length)]),
      ),
      ...additions({ other, stored, nights, language }),
    }))
}

/** What the other package has and this one has not. */
function addedParts({ other, base }: { other: StoredPackage; base: StoredPackage }) {
  const has = new Set(base.program.map(({ type, title }) => `${type}:${title.en}`))
  return other.program.filter(({ type, title }) => !has.has(`${type}:${title.en}`))
}

function additions({
  other,
  stored,
  nights,
  language,
}: {
  other: StoredPackage
  stored: StoredStay
  nights: number
  language: ContentLanguage
}) {
  const added = addedParts({ other, base: stored.package })
  const view = { language, nights }
  const picture = added.find((part) => part.picture)?.picture ?? other.pictures[0]
  return {
    programLines: added.map((part) => presentProgramLine(part, view)),
    activityIds: other.activity_ids.filter((id) => !stored.package.activity_ids.includes(id)),
    imagesBySize: picture ? presentPicture(picture, view).sizes : {},
  }
}
