import { kilometresBetween } from '@escapade/gateway/platform/geo/kilometres-between'
import { contentLanguages } from '@escapade/gateway/platform/texts/texts'
import { points } from '../places/points'
import { towns } from '../places/towns'
import { furnishHotel } from './furnish-hotel'
import { hotelSites, hotelsByTown } from './hotel-sites'

const options = { seed: 'escapade', today: '2027-03-01', reviews: 12 }
const sites = [...hotelSites({ hotels: 640, seed: 'escapade' })]
const furnished = sites.slice(0, 160).map((site) => furnishHotel(site, options))

describe('the towns', () => {
  it('are more than 150, in five countries, each with an id of its own', () => {
    expect(towns.length).toBeGreaterThan(150)
    expect(new Set(towns.map(({ country }) => country))).toEqual(new Set(['FR', 'ES', 'IT', 'NL', 'BE']))
    expect(new Set(towns.map(({ id }) => id)).size).toBe(towns.length)
  })

  it('lie in western Europe, and points lie in their country', () => {
    for (const { latitude, longitude } of [...towns, ...points]) {
      expect(latitude).toBeGreaterThan(35.5)
      expect(latitude).toBeLessThan(53.6)
      expect(longitude).toBeGreaterThan(-9.5)
      expect(longitude).toBeLessThan(18.6)
    }
    for (const point of points) {
      const near = towns.filter((town) => town.country === point.country)
      expect(Math.min(...near.map((town) => kilometresBetween(town, point)))).toBeLessThan(45)
    }
  })
})

describe('the hotels', () => {
  it('are at least 600, in every town, no two of a town with one name', () => {
    expect(sites).toHaveLength(640)
    expect(new Set(sites.map(({ cityId }) => cityId)).size).toBe(towns.length)
    expect(new Set(sites.map(({ cityId, label }) => `${cityId}/${label}`)).size).toBe(640)
  })

  it('have telephones of fiction alone, in the zone of their region, and none where a country keeps none', () => {
    for (const { countryCode, phone } of sites)
      if (countryCode === 'FR') expect(phone).toMatch(/^\+33(19900|26191|35301|46571|53649)\d{4}$/)
      else expect(phone).toBeNull()
    const zone = (region: string) =>
      new Set(sites.filter(({ regionId }) => regionId === region).map(({ phone }) => phone?.slice(3, 4)))
    expect([zone('FR.11'), zone('FR.53'), zone('FR.93')]).toEqual([new Set('1'), new Set('2'), new Set('4')])
  })

  it('seldom share a name with a hotel elsewhere', () => {
    expect(new Set(sites.map(({ label }) => label)).size).toBeGreaterThan(400)
  })

  it.each([231, 640, 2000, 20000])('spreads %i hotels over the towns without losing one', (hotels) => {
    expect([...hotelsByTown(hotels).values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
      hotels - 1,
    )
  })

  it('stand within a few kilometres of their town', () => {
    const byId = new Map(towns.map((town) => [town.id, town]))
    for (const site of sites) {
      const town = byId.get(site.cityId)
      expect(town && kilometresBetween(town, site)).toBeLessThan(3.5)
    }
  })

  it('are furnished the same again for the same seed and day, and differently for another seed', () => {
    const [site] = sites
    if (!site) throw new Error('no site')
    expect(furnishHotel(site, options)).toEqual(furnishHotel(site, options))
    expect(furnishHotel(site, { ...options, seed: 'other' })).not.toEqual(furnishHotel(site, options))
  })

  it('have two to four rooms and two to five packages, each of a room of theirs', () => {
    for (const { file } of furnished) {
      const { rooms, stays } = file
      expect(rooms.length).toBeGreaterThanOrEqual(2)
      expect(rooms.length).toBeLessThanOrEqual(4)
      expect(stays.length).toBeLessThanOrEqual(5)
      const ids = rooms.map(({ id }) => id)
      for (const { room } of stays) expect(ids).toContain(room)
    }
    expect(furnished.filter(({ file }) => file.stays.length < 2).length).toBeLessThan(furnished.length / 8)
  })

  it('promise in the programme what the tags say, and date the activities that must be chosen', () => {
    for (const { file } of furnished) {
      for (const { program, tags } of file.stays) {
        const types: string[] = program.map(({ type }) => type)
        expect(types.includes('BREAKFAST')).toBe(tags.includes('breakfast'))
        expect(types.includes('DINNER')).toBe(tags.includes('dinner'))
        const dated = program.flatMap(({ hasDates, activityId }) => (hasDates ? [activityId] : []))
        for (const id of dated) expect(file.activities.map((activity) => activity.id)).toContain(id)
      }
    }
  })

  it('are reviewed for a spa, a dinner or a car park only where there is one, and never twice in the same words', () => {
    const about = {
      spa: /\b(spa|wellness)\b/iu,
      restaurant: /dîner|cena|diner/iu,
      parking: /parking|aparcamiento|parcheggio|parkeer/iu,
    }
    for (const { file, reviews } of sites
      .slice(0, 40)
      .map((site) => furnishHotel(site, { ...options, reviews: 32 }))) {
      const said = reviews.flatMap(({ positive, negative }) => [positive ?? [], negative ?? []].flat())
      expect(new Set(said).size).toBe(said.length)
      for (const [facility, words] of Object.entries(about))
        if (!file.facilities.includes(facility)) expect(said.filter((text) => words.test(text))).toEqual([])
    }
  })

  it('carry ids without the underscore and hyphen that the address uses to part them', () => {
    for (const { file } of furnished) {
      for (const { id } of [file, ...file.rooms, ...file.stays, ...file.activities])
        expect(id).toMatch(/^[a-z0-9]+$/)
    }
  })

  it('show every tax there is: per person on site and included, by booking on site and included, and none', () => {
    const taxes = furnished
      .map(({ file }) => file.localTax)
      .concat(sites.slice(160).map((site) => furnishHotel(site, { ...options, reviews: 0 }).file.localTax))
    const kinds = new Set(taxes.map((tax) => (tax ? `${tax.type} ${tax.toBePaidAtHotel}` : 'none')))
    expect(kinds).toEqual(
      new Set([
        'PERSON_NIGHT true',
        'PERSON_NIGHT false',
        'BOOKING_PERCENTAGE true',
        'BOOKING_PERCENTAGE false',
        'none',
      ]),
    )
  })
})

describe('the texts', () => {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.values(value).flatMap(strings)
  }
  const textsOf = ({ file }: (typeof furnished)[number]): object[] => [
    file.description,
    ...file.rooms.flatMap((room) => [room.title, room.description]),
    ...file.stays.flatMap((stay) => [stay.label, stay.headwords, stay.description, stay.program]),
  ]

  it('are there in every language, with nothing left to fill in', () => {
    const values = furnished.flatMap(textsOf)
    const languages = values
      .filter((value) => !Array.isArray(value))
      .map((value) => Object.keys(value).sort().join())
    expect(new Set(languages)).toEqual(new Set([[...contentLanguages].sort().join()]))
    // Tens of thousands: looked at together.
    const texts = values.flatMap(strings)
    expect(texts.length).toBeGreaterThan(50_000)
    expect(texts.filter((text) => text === '' || /[{}]|undefined|'/.test(text))).toEqual([])
  })

  it('set French high punctuation apart by a space that does not break', () => {
    for (const { file } of furnished) expect(file.description.fr).not.toMatch(/\w[:;?!]| [:;?!]/)
  })
})

describe('the texts', () => {
  /** Every wording of one language in what was furnished, however deep it lies. */
  function wordingsIn(value: unknown, language: string): string[] {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, each]) =>
      key === language ? [each].flat().map(String) : wordingsIn(each, language),
    )
  }

  it.each([
    ['fr', 'vous', /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/u],
    ['es', 'tú', /(?<!\p{L})(usted|ustedes|su habitación|vuestr\p{L}+|\p{L}+(áis|éis))(?!\p{L})/u],
    ['nl', 'je', /(?<!\p{L})(u|uw|uzelf|jullie)(?!\p{L})/u],
    ['it', 'tu', /(?<!\p{L})(vi|voi|vostr\p{L}+|siete|volete|preferite|scegliete)(?!\p{L})/u],
  ])('speak to guests in %s as the pages do: %s', (language, _form, other) => {
    const wordings = [...new Set(wordingsIn(furnished, language))]
    expect(wordings.length).toBeGreaterThan(200)
    expect(wordings.filter((text) => other.test(text))).toEqual([])
  })
})
