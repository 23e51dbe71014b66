import { texts } from '../../../platform/texts'
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
          'C’est l’ordre par défaut. Il tient compte, par ordre d’importance, de la note des voyageurs, du nombre d’avis, du prix comparé aux séjours semblables du même endroit, et de ce qui est encore disponible à vos dates.',
          'Es el orden por defecto. Tiene en cuenta, por orden de importancia, la nota de los viajeros, el número de opiniones, el precio comparado con estancias parecidas del mismo lugar y lo que queda libre en tus fechas.',
          'Dit is de standaardvolgorde. Ze houdt, in volgorde van belang, rekening met de score van reizigers, het aantal beoordelingen, de prijs tegenover gelijkaardige verblijven op dezelfde plek, en wat er op je data nog vrij is.',
          'È l’ordine predefinito. Tiene conto, in ordine di importanza, del voto dei viaggiatori, del numero di recensioni, del prezzo rispetto a soggiorni simili nello stesso luogo e di ciò che è ancora libero nelle tue date.',
          'This is the default. It weighs, in order of importance, the travellers’ score, the number of reviews, the price compared with similar stays in the same place, and what is still free on your dates.',
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
          'Prix, distance, promotions et popularité font ce que leur nom indique. À égalité, la note décide, puis un ordre fixe : deux visiteurs qui cherchent la même chose voient la même liste.',
          'Precio, distancia, promociones y popularidad hacen lo que dice su nombre. En caso de empate decide la nota y después un orden fijo: dos visitantes que buscan lo mismo ven la misma lista.',
          'Prijs, afstand, promoties en populariteit doen wat hun naam zegt. Bij gelijke stand beslist de score, daarna een vaste volgorde: twee bezoekers die hetzelfde zoeken, zien dezelfde lijst.',
          'Prezzo, distanza, promozioni e popolarità fanno ciò che dice il nome. A parità decide il voto, poi un ordine fisso: due visitatori che cercano la stessa cosa vedono la stessa lista.',
          'Price, distance, promotions and popularity do what their names say. Ties are broken by the score, then by a fixed order: two visitors who search for the same see the same list.',
        ),
      ],
    },
    {
      heading: texts(
        'Placements payés',
        'Posiciones pagadas',
        'Betaalde plaatsing',
        'Posizioni a pagamento',
        'Paid placement',
      ),
      paragraphs: [
        texts(
          'Certains hôtels paient pour être mieux placés. Leur carte porte alors la mention « Sponsorisé ». Personne ne peut acheter une note, ni faire disparaître un avis.',
          'Algunos hoteles pagan por una posición mejor. Entonces su tarjeta lleva la palabra «Patrocinado». Nadie puede comprar una nota ni hacer desaparecer una opinión.',
          'Sommige hotels betalen voor een betere plaats. Dan staat er ‘Gesponsord’ op hun kaart. Niemand kan een score kopen of een beoordeling laten verdwijnen.',
          'Alcuni hotel pagano per una posizione migliore. In quel caso la scheda riporta «Sponsorizzato». Nessuno può comprare un voto o far sparire una recensione.',
          'Some hotels pay for a better place. Their card then says “Sponsored”. Nobody can buy a score or make a review disappear.',
        ),
      ],
    },
  ],
}
