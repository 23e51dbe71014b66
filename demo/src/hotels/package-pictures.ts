import type { Subject } from '@escapade/illustrator/subjects'
import type { Album } from '../pictures/album'
import type { Trait } from '../places/town'
import { activityWords } from '../words/activity-words'
import type { PackagePlan } from './package-plan'

/** Subjects for a title that ends in these surroundings; the first is the likeliest. */
const placeSubjects: Record<Trait, readonly [Subject, ...Subject[]]> = {
  coast: ['coast', 'coast', 'terrace'],
  port: ['harbour', 'harbour', 'boat-trip'],
  mountain: ['mountain', 'mountain', 'cabin'],
  'mountain-view': ['mountain', 'countryside'],
  ski: ['ski'],
  lake: ['lake', 'lake', 'boat-trip'],
  canal: ['canal', 'canal', 'bicycle'],
  vineyard: ['vineyard', 'vineyard', 'wine-tasting'],
  forest: ['cabin', 'cabin', 'garden'],
  city: ['skyline', 'old-town', 'hotel-night'],
  'old-town': ['old-town', 'old-town', 'hotel-day'],
  countryside: ['countryside', 'countryside', 'garden', 'bicycle'],
  castle: ['castle'],
  spa: ['spa', 'hammam'],
}

const kindSubjects: Partial<Record<PackagePlan['kind'], readonly [Subject, ...Subject[]]>> = {
  gourmet: ['restaurant'],
  wellness: ['spa', 'spa', 'hammam', 'massage'],
  romance: ['suite-bath', 'terrace', 'hotel-night'],
}

type Titled = { plan: Pick<PackagePlan, 'kind' | 'activity'>; trait: Trait; lot: number }

/** Subject of a package's title: that of its kind, else the surroundings that the title ends in. */
export function leadSubject({ plan, trait, lot }: Titled): Subject {
  const ofKind = kindSubjects[plan.kind]
  if (plan.activity && plan.kind !== 'wellness') return activityWords[plan.activity].subject
  const subjects = ofKind ?? placeSubjects[trait]
  return subjects[lot % subjects.length] ?? subjects[0]
}

type House = { id: string; label: string; album: Album; pictures: string[] }
const most = 6

/** The picture of its title, drawn for this package alone, then the house's. */
export function packagePictures(house: House, titled: Titled & { number: number }): string[] {
  const lead = house.album.add(leadSubject(titled), `${house.id}/p${titled.number}`, house.label)
  return [lead, ...house.pictures].slice(0, most)
}
