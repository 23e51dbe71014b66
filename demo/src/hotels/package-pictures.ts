import type { Subject } from '@escapade/illustrator/subjects'
import type { Album } from '../pictures/album'
import { saidTrait, type Trait } from '../places/town'
import { activityWords } from '../words/activity-words'
import type { HotelCharacter } from './hotel-character'
import type { PackagePlan } from './package-plan'

/** Subjects of the surroundings that a title ends in. */
const placeSubjects: Record<Trait, readonly Subject[]> = {
  coast: ['coast', 'boat-trip', 'harbour'],
  port: ['harbour', 'boat-trip', 'coast'],
  mountain: ['mountain', 'cabin', 'countryside'],
  'mountain-view': ['mountain', 'countryside', 'bicycle'],
  ski: ['ski', 'cabin', 'mountain'],
  lake: ['lake', 'boat-trip', 'bicycle'],
  canal: ['canal', 'bicycle', 'boat-trip'],
  vineyard: ['vineyard', 'wine-tasting', 'countryside'],
  forest: ['cabin', 'bicycle', 'countryside'],
  city: ['skyline', 'old-town', 'museum'],
  'old-town': ['old-town', 'museum', 'skyline'],
  countryside: ['countryside', 'bicycle', 'cabin'],
  castle: ['castle', 'countryside', 'bicycle'],
  spa: ['spa', 'hammam', 'massage'],
}

/** Subjects that a stay of its kind is about. */
const kindSubjects: Record<PackagePlan['kind'], readonly Subject[]> = {
  night: [],
  breakfast: ['breakfast'],
  gourmet: ['restaurant', 'breakfast'],
  wellness: ['spa', 'hammam', 'massage'],
  romance: ['suite-bath', 'hotel-night'],
  discovery: [],
  family: ['garden', 'bicycle'],
}

/** Every house has these. */
const houseSubjects: readonly Subject[] = [
  'hotel-day',
  'room',
  'terrace',
  'hotel-night',
  'suite-bath',
  'garden',
]

type Titled = {
  plan: Pick<PackagePlan, 'kind' | 'activity'>
  character: Pick<HotelCharacter, 'traits' | 'hasRestaurant' | 'hasSpa'>
  lot: number
}

/**
 * Subject of a package's first picture: what the stay is about, its surroundings or its house, one as likely as the other.
 * A page of results of one kind, or of one kind of place, shows as many scenes as a page of all.
 */
export function leadSubject({ plan, character, lot }: Titled): Subject {
  const { traits, hasRestaurant, hasSpa } = character
  const subjects = new Set<Subject>([
    ...(plan.activity ? [activityWords[plan.activity].subject] : []),
    ...kindSubjects[plan.kind],
    ...traits.flatMap((trait) => placeSubjects[saidTrait(trait, traits)]),
    ...houseSubjects,
    ...(hasRestaurant ? (['restaurant'] as const) : []),
    ...(hasSpa ? (['spa'] as const) : []),
  ])
  return [...subjects][lot % subjects.size] ?? 'hotel-day'
}

type House = { id: string; label: string; album: Album; pictures: string[] }
const most = 6

/** The picture of its title, drawn for this package alone, then the house's. */
export function packagePictures(house: House, titled: Titled & { number: number }): string[] {
  const lead = house.album.add(leadSubject(titled), `${house.id}/p${titled.number}`, house.label)
  return [lead, ...house.pictures].slice(0, most)
}
