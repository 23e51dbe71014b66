import { placeLanguage } from '@escapade/gateway/capabilities/catalogue/place-language'
import type { Random } from '@escapade/illustrator/random'
import { saidTrait, type Town } from '../places/town'
import { hotelNames } from '../words/hotel-names'
import { streets } from '../words/streets'

/** Times that each name is taken, over all towns. */
export type NamesTaken = Map<string, number>

/**
 * Gives hotels of one town names of their own, those that fit the place first; of these the ones that the rest of
 * the catalogue uses least. A town that has used up all adds second names.
 */
export function createNaming(town: Town, taken: NamesTaken, random: Random) {
  const names = hotelNames[placeLanguage(town)]
  if (!names) throw new Error(`No hotel names for ${town.name}`)
  const said = new Set(town.traits.map((trait) => saidTrait(trait, town.traits)))
  const fitting = shuffled(
    [...said].flatMap((trait) => names[trait] ?? []),
    random,
  )
  const made = names.patterns.flatMap((pattern) =>
    names.given.map((given) => pattern.replace('{name}', given)),
  )
  const others = shuffled([...names.any, ...made], random)
  const here = new Set<string>()
  const usesOf = (name: string) => taken.get(name) ?? 0
  const rarest = (candidates: string[]) =>
    candidates.filter((name) => !here.has(name)).sort((a, b) => usesOf(a) - usesOf(b))[0]

  return (): string => {
    const fit = rarest(fitting)
    const other = rarest(others)
    const preferred = fit && (!other || usesOf(fit) <= usesOf(other) + 1) ? fit : other
    const name = preferred ?? withSecond([...fitting, ...others], names.second, here, random)
    here.add(name)
    taken.set(name, usesOf(name) + 1)
    return name
  }
}

function withSecond(first: string[], second: string[], here: Set<string>, random: Random): string {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const name = `${random.pick(first)} ${random.pick(second)}`
    if (!here.has(name)) return name
  }
  return `${random.pick(first)} ${random.pick(second)} ${here.size}`
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items]
  return items.map(() => rest.splice(random.int(0, rest.length - 1), 1)[0] as T)
}

/** The number stands before the street in French, after it elsewhere. */
export function streetAddress(town: Pick<Town, 'country' | 'region'>, random: Random): string {
  const language = placeLanguage(town)
  const street = random.pick(streets[language] ?? [])
  const number = random.int(1, 96)
  if (language === 'fr') return town.country === 'BE' ? `${capital(street)} ${number}` : `${number} ${street}`
  return language === 'es' ? `${street}, ${number}` : `${street} ${number}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
