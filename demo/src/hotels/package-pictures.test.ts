import { type Trait, traits } from '../places/town'
import type { PackageKind } from '../words/package-words'
import { leadSubject } from './package-pictures'

const lots = Array.from({ length: 60 }, (_, lot) => lot)
const plain = { hasRestaurant: false, hasSpa: false }
const subjectsOf = (kind: PackageKind, of: Trait[], house = plain) =>
  new Set(
    lots.map((lot) =>
      leadSubject({ plan: { kind, activity: null }, character: { traits: of, ...house }, lot }),
    ),
  )

describe('the first pictures of packages', () => {
  it.each<[PackageKind, string[]]>([
    ['gourmet', ['restaurant', 'breakfast']],
    ['wellness', ['spa', 'hammam', 'massage']],
    ['romance', ['suite-bath', 'hotel-night']],
    ['family', ['garden', 'bicycle']],
  ])('[SC-027] show what %s stays are about, wherever they are', (kind, subjects) => {
    for (const trait of traits)
      expect([...subjectsOf(kind, [trait])]).toEqual(expect.arrayContaining(subjects))
  })

  it.each<[Trait, string]>([
    ['coast', 'coast'],
    ['vineyard', 'vineyard'],
    ['castle', 'castle'],
    ['lake', 'lake'],
    ['port', 'harbour'],
  ])('[SC-027] show their surroundings: %s', (trait, subject) => {
    expect(subjectsOf('night', [trait])).toContain(subject)
    expect(subjectsOf('night', ['forest'])).not.toContain(subject)
  })

  it('show a table and baths where the house has them alone', () => {
    expect(subjectsOf('night', ['city'])).not.toContain('restaurant')
    const furnished = subjectsOf('night', ['city'], { hasRestaurant: true, hasSpa: true })
    expect([furnished.has('restaurant'), furnished.has('spa')]).toEqual([true, true])
  })

  it('show no thermal springs by the sea', () => {
    expect(subjectsOf('night', ['coast', 'spa'])).not.toContain('hammam')
  })

  it('show the activity that a stay is built around', () => {
    const plan = { kind: 'discovery', activity: 'wine-tasting' } as const
    const seen = lots.map((lot) => leadSubject({ plan, character: { traits: ['coast'], ...plain }, lot }))
    expect(seen).toContain('wine-tasting')
  })

  it('are of many scenes for one kind of stay in one kind of place', () => {
    for (const trait of traits) expect(subjectsOf('gourmet', [trait]).size).toBeGreaterThanOrEqual(9)
  })
})
