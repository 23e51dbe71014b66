/** Weights of what most people mean when they type the beginning of a name: the greater before the smaller. */
const categoryWeights: Record<string, number> = {
  country: 500,
  city: 300,
  region: 350,
  touristicregion: 320,
  department: 220,
  skiresort: 200,
  poi: 180,
  hotel: 60,
}

const hotelsCount = (hotels: number) => Math.min(200, Math.round(60 * Math.log10(1 + hotels)))
const peopleCount = (people: number) => Math.min(280, Math.round(40 * Math.log10(1 + people)))

/** 0 to about 1,000: kind of place, people, hotels to book, and how popular the catalogue says it is. */
export function suggestionWeight(place: {
  category: string
  population: number
  popularity: number
  hotelCount: number
}): number {
  const base = categoryWeights[place.category] ?? 0
  const popularity = Math.round(Math.min(1_000, place.popularity) / 5)
  return (
    base +
    popularity +
    peopleCount(place.category === 'city' ? place.population : 0) +
    hotelsCount(place.hotelCount)
  )
}
