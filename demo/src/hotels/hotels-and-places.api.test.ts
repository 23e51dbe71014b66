import { createTestApp, type TestApp } from '@escapade/gateway/testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 640 })
})
afterAll(() => test.close())

/** Surroundings that French words speak of, and those of a hotel that bear them out. */
const words: [about: RegExp, borneOut: string[]][] = [
  [/ville d’eaux|prendre les eaux|therm|l’eau depuis toujours|L’eau chaude/i, ['spa']],
  [/bord de (la )?mer|pas de la mer|plage|cheveux salés/i, ['coast']],
  [/sur le port|du port\b|mâts|pêcheurs/i, ['port']],
  [/à la montagne|sommets|torrent|crêtes|aux montagnes|pistes|remontées|on y skie/i, ['mountain']],
  [/\blac\b|ponton/i, ['lake']],
  [/vieille ville/i, ['old-town']],
  [/vignoble|rangs de vigne|au cœur des vignes/i, ['vineyard']],
]

it('no text or label of a hotel speaks of surroundings that it has not', async () => {
  const hotels = await test.db.selectFrom('hotel').select(['id', 'environments', 'descriptions']).execute()
  const packages = await test.db
    .selectFrom('package')
    .select(['hotelId', 'labels', 'headwords', 'descriptions'])
    .execute()
  expect(hotels).toHaveLength(640)
  // Baths by the sea are no thermal springs.
  expect(
    hotels.filter(({ environments }) => environments.includes('spa') && environments.includes('coast')),
  ).toEqual([])
  const said = new Map<string, string[]>(hotels.map(({ id, descriptions }) => [id, [descriptions.fr]]))
  for (const { hotelId, labels, headwords, descriptions } of packages)
    said.get(hotelId)?.push(labels.fr, headwords.fr, descriptions.fr)
  const untrue = hotels.flatMap(({ id, environments }) =>
    (said.get(id) ?? []).flatMap((text) =>
      words
        .filter(
          ([about, borneOut]) => about.test(text) && !borneOut.some((one) => environments.includes(one)),
        )
        .map(([about]) => `${id} ${environments}: ${text} (${about})`),
    ),
  )
  expect(untrue).toEqual([])
})

it('description and titles of a hotel speak of the same surroundings', async () => {
  const hotels = await test.db.selectFrom('hotel').select(['id', 'label', 'descriptions']).execute()
  const titles = await test.db.selectFrom('package').select(['hotelId', 'labels']).execute()
  const mixed = hotels.flatMap(({ id, label, descriptions }) => {
    const [opening = ''] = descriptions.fr.replaceAll(label, '…').split(/(?<=[.!?]) /)
    const said = [opening, ...titles.flatMap(({ hotelId, labels }) => (hotelId === id ? [labels.fr] : []))]
    const subjects = words.filter(([about]) => said.some((text) => about.test(text)))
    return subjects.length > 1 ? [`${id}: ${said.join(' | ')}`] : []
  })
  expect(mixed).toEqual([])
})

it('descriptions of hotels begin in three dozen ways at least', async () => {
  const hotels = await test.db.selectFrom('hotel').select(['label', 'descriptions']).execute()
  const openings = hotels.map(({ label, descriptions }) =>
    (descriptions.en.split(/(?<=[.!?]) /)[0] ?? '').replaceAll(label, '…'),
  )
  const kinds = new Set(openings.map((opening) => opening.slice(0, 24)))
  expect(kinds.size).toBeGreaterThanOrEqual(36)
})
