import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const ranking: PageSource = {
  title: texts(
    'Comment nous classons',
    'Cómo ordenamos',
    'Zo bepalen we de volgorde',
    'Come ordiniamo',
    'How we rank',
  ),
  description: texts(
    'Ce qui décide de l’ordre des résultats, et ce qui n’y change rien.',
    'Qué decide el orden de los resultados y qué no influye.',
    'Wat de volgorde van de resultaten bepaalt, en wat niet.',
    'Che cosa decide l’ordine dei risultati, e che cosa non conta.',
    'What decides the order of results, and what does not.',
  ),
  sections: [
    {
      heading: texts(
        'Rapport qualité-prix',
        'Relación calidad-precio',
        'Prijs-kwaliteit',
        'Qualità-prezzo',
        'Best value',
      ),
      paragraphs: [
        texts(
          'C’est l’ordre par défaut. Il compare le prix d’une nuit à ce que vaut l’hôtel : d’abord la note de ses clients, puis ses étoiles, puis sa popularité. Un hôtel sans avis compte comme un 7 sur 10. Seuls les séjours libres à vos dates sont dans la liste.',
          'Es el orden por defecto. Compara el precio de una noche con lo que vale el hotel: primero la nota de sus clientes, después sus estrellas y por último su popularidad. Un hotel sin opiniones cuenta como un 7 sobre 10. Solo aparecen las estancias libres en tus fechas.',
          'Dit is de standaardvolgorde. Ze zet de prijs van een nacht af tegen wat het hotel waard is: eerst de score van de gasten, dan het aantal sterren, dan de populariteit. Een hotel zonder beoordelingen telt als een 7 op 10. Alleen verblijven die op je data vrij zijn, staan in de lijst.',
          'È l’ordine predefinito. Confronta il prezzo di una notte con il valore dell’hotel: prima il voto dei suoi ospiti, poi le stelle, poi la popolarità. Un hotel senza recensioni conta come un 7 su 10. Compaiono solo i soggiorni liberi nelle tue date.',
          'This is the default. It sets the price of a night against what the hotel is worth: first its guests’ score, then its stars, then its popularity. A hotel without reviews counts as a 7 out of 10. Only stays that are free on your dates are listed.',
        ),
      ],
    },
    {
      heading: texts(
        'Les autres tris',
        'Los otros órdenes',
        'De andere volgordes',
        'Gli altri ordini',
        'The other orders',
      ),
      paragraphs: [
        texts(
          'Prix, distance et promotions font ce que leur nom indique ; la popularité suit la fréquentation du lieu, la note et le nombre d’avis. À égalité, le prix ou la popularité décide, puis un ordre fixe : deux visiteurs qui cherchent la même chose voient la même liste.',
          'Precio, distancia y promociones hacen lo que dice su nombre; la popularidad depende de cuánto se visita el lugar, de la nota y del número de opiniones. En caso de empate decide el precio o la popularidad y después un orden fijo: dos visitantes que buscan lo mismo ven la misma lista.',
          'Prijs, afstand en promoties doen wat hun naam zegt; populariteit volgt uit hoe geliefd de plek is, de score en het aantal beoordelingen. Bij gelijke stand beslist de prijs of de populariteit, daarna een vaste volgorde: twee bezoekers die hetzelfde zoeken, zien dezelfde lijst.',
          'Prezzo, distanza e promozioni fanno ciò che dice il nome; la popolarità dipende da quanto è visitato il luogo, dal voto e dal numero di recensioni. A parità decide il prezzo o la popolarità, poi un ordine fisso: due visitatori che cercano la stessa cosa vedono la stessa lista.',
          'Price, distance and promotions do what their names say; popularity follows how many visit the place, the score and the number of reviews. Ties are broken by price or popularity, then by a fixed order: two visitors who search for the same see the same list.',
        ),
      ],
    },
    {
      heading: texts('Publicité', 'Publicidad', 'Reclame', 'Pubblicità', 'Advertising'),
      paragraphs: [
        texts(
          'Certains hôtels paient pour être mis en avant : leur carte porte alors la mention « Sponsorisé ». Leur place dans l’ordre n’en dépend pas. Personne ne peut acheter une note, ni faire disparaître un avis.',
          'Algunos hoteles pagan por destacar: entonces su tarjeta lleva la palabra «Patrocinado». Su lugar en el orden no depende de ello. Nadie puede comprar una nota ni hacer desaparecer una opinión.',
          'Sommige hotels betalen om op te vallen: dan staat er ‘Gesponsord’ op hun kaart. Hun plaats in de volgorde hangt daar niet van af. Niemand kan een score kopen of een beoordeling laten verdwijnen.',
          'Alcuni hotel pagano per essere messi in evidenza: in quel caso la scheda riporta «Sponsorizzato». Il loro posto nell’ordine non dipende da questo. Nessuno può comprare un voto o far sparire una recensione.',
          'Some hotels pay to stand out: their card then says “Sponsored”. Their place in the order does not depend on it. Nobody can buy a score or make a review disappear.',
        ),
      ],
    },
  ],
}
