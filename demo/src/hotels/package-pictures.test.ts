import { type Trait, traits } from '../places/town'
import type { PackageKind } from '../words/package-words'
import { leadSubject } from './package-pictures'

const lots = [0, 1, 2, 3, 4, 5]
const subjectsOf = (kind: PackageKind, trait: Trait) =>
  new Set(lots.map((lot) => leadSubject({ plan: { kind, activity: null }, trait, lot })))

describe('the first picture of a package', () => {
  it.each<[PackageKind, string[]]>([
    ['gourmet', ['restaurant']],
    ['wellness', ['spa', 'hammam', 'massage']],
    ['romance', ['suite-bath', 'terrace', 'hotel-night']],
  ])('[SC-027] shows what %s stays are about, wherever they are', (kind, subjects) => {
    for (const trait of traits) expect([...subjectsOf(kind, trait)].sort()).toEqual([...subjects].sort())
  })

  it.each<[Trait, string]>([
    ['coast', 'coast'],
    ['vineyard', 'vineyard'],
    ['castle', 'castle'],
    ['lake', 'lake'],
    ['port', 'harbour'],
  ])('[SC-027] shows the surroundings that a title ends in: %s', (trait, subject) => {
    expect(leadSubject({ plan: { kind: 'night', activity: null }, trait, lot: 0 })).toBe(subject)
  })

  it('shows the activity that a stay is built around', () => {
    const plan = { kind: 'discovery', activity: 'wine-tasting' } as const
    expect(leadSubject({ plan, trait: 'coast', lot: 3 })).toBe('wine-tasting')
  })
})
