import type { Upsell } from '@escapade/shared-contracts/api/quotes-schemas'
import { type ContentLanguage, textIn } from '../../platform/texts'
import type { StoredPackage, StoredStay } from '../catalogue/catalogue-repository'
import { presentPicture } from '../catalogue/picture'
import { presentProgramLine } from '../catalogue/present-program'

const adults = 2
const lengths = [1, 2, 3, 4, 5, 6, 7]

const programCents = ({ night_cents, stay_cents }: StoredPackage, nights: number) =>
  adults * (night_cents * nights + stay_cents)

/** Packages of the same room that cost more, with what they add and what that costs two adults. */
export function upsellsOf({
  stored,
  packages,
  language,
}: {
  stored: StoredStay
  packages: StoredPackage[]
  language: ContentLanguage
}): Upsell[] {
  const base = stored.package
  const difference = (other: StoredPackage, nights: number) =>
    programCents(other, nights) - programCents(base, nights)
  return packages
    .filter((other) => other.id !== base.id && difference(other, base.min_nights) > 0)
    .sort((a, b) => difference(a, base.min_nights) - difference(b, base.min_nights))
    .map((other) => ({
      id: other.id,
      label: textIn(other.labels, language),
      priceDifference: difference(other, base.min_nights),
      priceDifferencePerLos: Object.fromEntries(
        lengths
          .filter((nights) => nights <= other.max_nights)
          .map((nights) => [String(nights), difference(other, nights)]),
      ),
      ...additions({ other, stored, language }),
    }))
}

/** What the other package has and this one has not. */
function additions({
  other,
  stored,
  language,
}: {
  other: StoredPackage
  stored: StoredStay
  language: ContentLanguage
}) {
  const has = new Set(stored.package.program.map(({ type, title }) => `${type}:${title.en}`))
  const added = other.program.filter(({ type, title }) => !has.has(`${type}:${title.en}`))
  const view = { language, placeLocale: stored.hotel.place_locale }
  const picture = added.find((part) => part.picture)?.picture ?? other.pictures[0]
  return {
    programLines: added.map((part) => presentProgramLine(part, view)),
    activityIds: other.activity_ids.filter((id) => !stored.package.activity_ids.includes(id)),
    imagesBySize: picture ? presentPicture(picture, view).sizes : {},
  }
}
