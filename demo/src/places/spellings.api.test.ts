import { createTestApp, type TestApp } from '@escapade/gateway/testing/test-app'
import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'

/**
 * Ways in which people write the places of the shop, by the id of the one that they mean: with country, region,
 * postcode or what they look for beside it, in another language, with an error.
 */
const spellings: Record<string, string[]> = {
  '2998324': [
    'Lille',
    'lille',
    'Lille, France',
    'Lille (59)',
    'Lille 59800',
    '59000 Lille',
    'Lille, Hauts-de-France, France',
    'hôtel à Lille',
    'hotel Lille centre',
    'Lille centre ville',
    'week-end Lille',
    'lile',
    'Rijsel',
  ],
  '2988507': [
    'Paris',
    'Parigi',
    'Parijs',
    'Paris, Île-de-France',
    'paris france',
    'hotel in Paris',
    'Pairs',
    'PARIS 4e',
  ],
  '2996944': ['Lyon', 'Lyon France', 'Lione', 'lyon centre', 'Lyon, Auvergne-Rhône-Alpes'],
  '2990440': ['Nice', 'Nizza', 'Niza', 'Nice Côte d’Azur', 'Nice 06000', 'hotel nice'],
  '2973783': ['Strasbourg', 'Strassburg', 'Straatsburg', 'Estrasburgo', 'Strasbourg Alsace', 'strasburg'],
  '3019280': ['Evian', 'Évian les bains', 'evian-les-bains france', 'evian thermes'],
  '2978640': ['Saint Malo', 'St-Malo', 'saint-malo bretagne', 'st malo 35400'],
  '3012937': ['Hyères', 'hyeres', 'Hyères les Palmiers'],
  '3038354': ['Aix en Provence', 'Aix-en-Provence, France', 'aix provence'],
  '3031582': ['Bordeaux', 'Burdeos', 'bordeaux nouvelle aquitaine', 'bordaux'],
  '2999139': ['Le Touquet', 'Touquet', 'le touquet paris plage'],
  '2800866': [
    'Bruxelles',
    'Brussel',
    'Brussels',
    'Bruselas',
    'Bruxelles, Belgique',
    'brussel belgie',
    'Brussels Belgium',
  ],
  '2800931': ['Brugge', 'Bruges', 'Brujas', 'Bruges Belgique', 'brugge centrum', 'hotel Brugge'],
  '2797656': ['Gent', 'Gand', 'Ghent', 'Gante', 'Gent, Vlaanderen', 'Gand Belgique'],
  '2803138': ['Antwerpen', 'Anvers', 'Antwerp', 'Amberes', 'Anversa', 'Antwerpen België'],
  '2789786': ['Oostende', 'Ostende', 'Ostend', 'oostende zee'],
  '2759794': [
    'Amsterdam',
    'Amsterdam, Nederland',
    'Amsterdam Pays-Bas',
    'hotel in amsterdam',
    'Amsterdam Noord-Holland',
    'amsterdm',
  ],
  '2747373': ['Den Haag', 'La Haye', 'The Hague', 'La Haya', '’s-Gravenhage', 'den haag centrum'],
  '2747351': ['Den Bosch', '’s-Hertogenbosch', 's Hertogenbosch', 'Bois-le-Duc', 'hertogenbosch'],
  '2751792': ['Leeuwarden', 'Ljouwert', 'leeuwarden friesland'],
  '2745912': ['Utrecht', 'utrecht nederland', 'Utrecht stad'],
  '3110044': [
    'San Sebastián',
    'Donostia',
    'san sebastian',
    'Donostia-San Sebastián',
    'San Sebastian Spain',
    'Saint-Sébastien',
    'san sebastian pais vasco',
  ],
  '3128026': ['Bilbao', 'Bilbo', 'Bilbao España', 'hotel Bilbao centro'],
  '3114472': ['Pamplona', 'Iruña', 'Pampelune', 'pamplona navarra'],
  '3121456': ['Girona', 'Gerona', 'Gérone', 'girona cataluña'],
  '2512989': ['Palma', 'Palma de Mallorca', 'palma mallorca'],
  '3167777': ['Sanremo', 'San Remo', 'sanremo liguria', 'San Remo Italie'],
  '3173577': ['Merano', 'Meran', 'Merano Alto Adige', 'meran südtirol'],
  'region:ES.59': ['Euskadi', 'Pays basque espagnol'],
  'region:ES.07': ['Mallorca', 'Majorque', 'Islas Baleares', 'Baleares'],
  'region:ES.56': ['Cataluña', 'Catalunya', 'Catalogne'],
  'region:NL.02': ['Friesland', 'Fryslân', 'Frise'],
  'region:IT.17': ['Südtirol', 'Alto Adige', 'South Tyrol', 'Trentino'],
  'region:IT.16': ['Toscana', 'Toscane', 'Tuscany', 'toscana italia', 'Toscane Italie'],
  'region:FR.53': ['Bretagne', 'Brittany', 'Bretaña', 'Bretagne France'],
  'region:FR.93': ['PACA', 'Provence-Alpes-Côte d’Azur'],
  'touristicregion:cote-d-azur': ['Côte d’Azur', 'Costa Azul'],
  'touristicregion:pays-basque': ['Pays basque', 'Baskenland', 'pays basque france'],
  'region:FR.28': ['Normandie', 'Normandy', 'normandie france', 'Normandië'],
  'touristicregion:cinque-terre': ['Cinque Terre', '5 terre', 'cinque terre italie', 'Cinqueterre'],
  '3020062': ['Epernay', 'Épernay', 'epernay champagne', 'Epernay 51200'],
  '3024297': ['Colmar', 'colmar alsace', 'hotel à Colmar', 'Colmar Haut-Rhin'],
  '2972315': ['Toulouse', 'Tolosa', 'toulouse occitanie'],
  'country:IT': ['Italie', 'Italia', 'Italy', 'Italië'],
  'country:NL': ['Pays-Bas', 'Nederland', 'Holland', 'Hollande'],
  'country:ES': ['Espagne', 'España', 'Spain', 'Spanje'],
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 250 })
})
afterAll(() => test.close())

async function complete(term: string): Promise<Suggestion[]> {
  const answer = await test.app.inject({
    url: '/api/autocomplete-geonames.json',
    query: { locale: 'fr_FR', term },
  })
  return answer.json().suggestions
}
const nameOf = ({ category, id }: Suggestion) => (category === 'city' ? id : `${category}:${id}`)

it('[GW-018] finds the place that is meant, first, however it is written', async () => {
  const missed: string[] = []
  const nothing: string[] = []
  let tried = 0
  for (const [id, terms] of Object.entries(spellings))
    for (const term of terms) {
      tried += 1
      const found = await complete(term)
      if (found.length === 0) nothing.push(term)
      const [first] = found
      if (!first || nameOf(first) !== id)
        missed.push(`${term}: ${first && `${nameOf(first)} ${first.label}`}`)
    }
  expect(nothing).toEqual([])
  expect(missed.length > tried / 20 ? missed : []).toEqual([])
})
