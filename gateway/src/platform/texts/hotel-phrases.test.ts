import fc from 'fast-check'
import { hotelPhrases } from './hotel-phrases'

it.each([
  ['fr', 'Hotel Badhuis', 'à l’Hotel Badhuis', 'de l’Hotel Badhuis', 'l’Hotel Badhuis'],
  ['fr-BE', 'Hôtel du Parc', 'à l’Hôtel du Parc', 'de l’Hôtel du Parc', 'l’Hôtel du Parc'],
  ['fr', 'Auberge des Roses', 'à l’Auberge des Roses', 'de l’Auberge des Roses', 'l’Auberge des Roses'],
  [
    'fr',
    'Château d’Augerville',
    'au Château d’Augerville',
    'du Château d’Augerville',
    'le Château d’Augerville',
  ],
  ['fr', 'Villa Clara', 'à la Villa Clara', 'de la Villa Clara', 'la Villa Clara'],
  ['fr', 'Le Moulin', 'au Moulin', 'du Moulin', 'Le Moulin'],
  ['fr', 'Les Tilleuls', 'aux Tilleuls', 'des Tilleuls', 'Les Tilleuls'],
  ['fr', 'La Bastide', 'à La Bastide', 'de La Bastide', 'La Bastide'],
  ['fr', 'Ibis Amiens', 'à l’hôtel Ibis Amiens', 'de l’hôtel Ibis Amiens', 'l’hôtel Ibis Amiens'],
  [
    'it',
    'Hotel Riviera Azzurra',
    'all’Hotel Riviera Azzurra',
    'dell’Hotel Riviera Azzurra',
    'l’Hotel Riviera Azzurra',
  ],
  ['it', 'Villa Clara', 'alla Villa Clara', 'della Villa Clara', 'la Villa Clara'],
  ['it', 'Relais San Marco', 'al Relais San Marco', 'del Relais San Marco', 'il Relais San Marco'],
  ['it', 'Strandhotel', 'allo Strandhotel', 'dello Strandhotel', 'lo Strandhotel'],
  ['it', 'Il Borgo', 'al Borgo', 'del Borgo', 'Il Borgo'],
  ['it', 'Kasteel Ter Worm', 'al Kasteel Ter Worm', 'del Kasteel Ter Worm', 'il Kasteel Ter Worm'],
  ['es', 'Hotel Ría', 'en el Hotel Ría', 'del Hotel Ría', 'el Hotel Ría'],
  ['es', 'Casa Rural', 'en la Casa Rural', 'de la Casa Rural', 'la Casa Rural'],
  ['es', 'Novotel Gent', 'en el hotel Novotel Gent', 'del hotel Novotel Gent', 'el hotel Novotel Gent'],
  ['nl-BE', 'Hotel Zee', 'bij Hotel Zee', 'van Hotel Zee', 'Hotel Zee'],
])('%s: %s', (tag, name, at, of, the) => expect(hotelPhrases(name, tag)).toEqual({ at, of, the }))

it('keeps every name whole, and leaves no vowel without its elision', () => {
  const first = fc.constantFrom(
    'Hotel',
    'Hôtel',
    'Auberge',
    'Abbaye',
    'Château',
    'Villa',
    'Le',
    'La',
    'Les',
    'Il',
    'B&B',
    'Été',
    '',
  )
  const rest = fc.constantFrom('Amiens', 'du Héron', 'Étoile', '’t Hof', 'Zwin', 'Gnomo', '42', 'Ñandú')
  fc.assert(
    fc.property(first, rest, fc.constantFrom('fr', 'es', 'it', 'nl', 'en'), (start, end, tag) => {
      const name = `${start} ${end}`.trim()
      for (const phrase of Object.values(hotelPhrases(name, tag))) {
        expect(phrase).toContain(end)
        expect(phrase).not.toMatch(/\b(de le|à le|de les|à les|di il|a il|de el Hotel)\b/)
        if (tag === 'fr') expect(phrase).not.toMatch(/\b(le|la|du|au) (Hotel|Hôtel|Auberge|Abbaye)\b/)
        if (tag === 'it')
          expect(phrase).not.toMatch(/\b(il|al|del|la|alla|della) (Hotel|Hôtel|Auberge|Abbaye)\b/)
      }
    }),
  )
})
