import type { Subject } from '@escapade/illustrator/subjects'
import type { Album } from '../pictures/album'
import type { Trait } from '../places/town'
import type { HotelCharacter } from './hotel-character'

/** Surroundings in the order in which they decide the first picture. */
const surroundings: [Trait, Subject][] = [
  ['port', 'harbour'],
  ['coast', 'coast'],
  ['ski', 'ski'],
  ['mountain', 'mountain'],
  ['lake', 'lake'],
  ['canal', 'canal'],
  ['vineyard', 'vineyard'],
  ['castle', 'castle'],
  ['forest', 'cabin'],
  ['city', 'skyline'],
  ['old-town', 'old-town'],
  ['mountain-view', 'mountain'],
]

/** First picture of a hotel: its surroundings, else the country around it. */
function surroundingsOf(traits: Trait[]): Subject[] {
  const near = surroundings.filter(([trait]) => traits.includes(trait)).map(([, subject]) => subject)
  return near.length > 0 ? near : ['countryside']
}

/** The hotel's pictures, its surroundings first; `lead` turns through them so that neighbours differ. */
export function hotelPictures(
  { id, label, album }: { id: string; label: string; album: Album },
  character: HotelCharacter,
  lead: number,
): string[] {
  const around = surroundingsOf(character.traits)
  const first = around[lead % around.length] ?? 'countryside'
  const subjects: Subject[] = [
    first,
    'hotel-day',
    'room',
    'suite-bath',
    ...(character.hasRestaurant ? (['restaurant'] as const) : (['breakfast'] as const)),
    ...(character.hasSpa ? (['spa'] as const) : []),
    character.facilities.includes('garden') ? 'garden' : 'terrace',
    'hotel-night',
  ]
  return subjects.map((subject, index) => album.add(subject, `${id}/${index + 1}`, label))
}
