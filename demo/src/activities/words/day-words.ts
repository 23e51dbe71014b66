import { texts } from '@escapade/gateway/platform/texts/texts'
import { lunchPart } from './gastronomy-words'
import { everyDay, type OfferWords } from './offer-words'
import { spaPart } from './wellness-words'

const identity = texts(
  'Une pièce d’identité est demandée à l’arrivée.',
  'Se pide un documento de identidad al llegar.',
  'Bij aankomst wordt een identiteitsbewijs gevraagd.',
  'All’arrivo è richiesto un documento d’identità.',
  'Proof of identity is asked for on arrival.',
)

export const dayUse: OfferWords = {
  theme: '990',
  subjects: ['hotel-day', 'spa', 'restaurant', 'terrace'],
  label: texts(
    'Journée spa et déjeuner, {center}',
    'Día de spa y comida en {center}',
    'Dagje wellness en lunch bij {center}',
    'Giornata spa e pranzo da {center}',
    'Day of spa and lunch at {center}',
  ),
  headwords: texts(
    'La vie d’hôtel, sans la valise',
    'La vida de hotel, sin maleta',
    'Het hotelleven, zonder koffer',
    'La vita d’albergo, senza valigia',
    'Hotel life without the suitcase',
  ),
  description: texts(
    'Arrivez à dix heures, partez quand le soleil baisse. {center} vous ouvre ses bassins, ses transats et sa table pour la journée : de vraies vacances {at}, et vous dormez dans votre lit.',
    'Llega a las diez y márchate cuando baje el sol. {center} te abre sus piscinas, sus tumbonas y su mesa durante todo el día: unas vacaciones de verdad {at}, y por la noche duermes en tu cama.',
    'Kom om tien uur en vertrek als de zon zakt. {center} stelt een dag lang zijn baden, ligstoelen en tafels open: echt vakantie {at}, en je slaapt gewoon in je eigen bed.',
    'Arrivi alle dieci, riparti quando cala il sole. {center} ti apre per un giorno le sue vasche, i lettini e la tavola: una vera vacanza {at}, e la sera dormi nel tuo letto.',
    'Come at ten, leave when the sun goes down. {center} opens its pools, loungers and table to you for the day: a real holiday {at}, and you sleep in your own bed.',
  ),
  parts: [{ ...spaPart, important: [...spaPart.important, identity] }, lunchPart],
  cents: [6_900, 11_900],
  maxAdults: 4,
  weekdays: everyDay,
  capacity: [8, 18],
}

export const dayRoom: OfferWords = {
  theme: '991',
  subjects: ['room', 'suite-bath', 'hotel-day'],
  label: texts(
    'Chambre en journée, {center}',
    'Habitación de día en {center}',
    'Dagkamer bij {center}',
    'Camera di giorno a {center}',
    'Day room at {center}',
  ),
  headwords: texts(
    'Six heures à vous, rideaux tirés',
    'Seis horas para ti, con las cortinas cerradas',
    'Zes uur voor jezelf, gordijnen dicht',
    'Sei ore tutte per te, a tende chiuse',
    'Six hours to yourselves, curtains drawn',
  ),
  description: texts(
    'Entre un train et un avion, pour travailler au calme ou pour une sieste qui en vaut la peine : {center} prête ses chambres de onze heures à dix-sept heures. Même lit, même douche, même silence que la nuit.',
    'Entre un tren y un avión, para trabajar con calma o para una siesta como es debido: {center} presta sus habitaciones de once a cinco de la tarde. La misma cama, la misma ducha y el mismo silencio que de noche.',
    'Tussen trein en vliegtuig, om rustig te werken of voor een middagdutje dat telt: {center} geeft zijn kamers van elf tot vijf uit. Hetzelfde bed, dezelfde douche en dezelfde stilte als ’s nachts.',
    'Tra un treno e un aereo, per lavorare in pace o per un riposo che valga la pena: {center} presta le sue camere dalle undici alle diciassette. Stesso letto, stessa doccia, stesso silenzio della notte.',
    'Between a train and a plane, to work in peace or for a nap worth taking: {center} lends its rooms from eleven to five. The same bed, the same shower, the same quiet as at night.',
  ),
  parts: [
    {
      theme: '991',
      title: texts(
        'Six heures en chambre double',
        'Seis horas en habitación doble',
        'Zes uur in een tweepersoonskamer',
        'Sei ore in camera doppia',
        'Six hours in a double room',
      ),
      description: texts(
        'Une chambre faite de frais, du wifi, de l’eau et du café.',
        'Una habitación recién hecha, wifi, agua y café.',
        'Een frisse kamer, wifi, water en koffie.',
        'Una camera appena rifatta, wifi, acqua e caffè.',
        'A freshly made room, wifi, water and coffee.',
      ),
      composition: [
        texts(
          'Chambre double de 11 h à 17 h',
          'Habitación doble de 11:00 a 17:00',
          'Tweepersoonskamer van 11.00 tot 17.00 uur',
          'Camera doppia dalle 11 alle 17',
          'Double room from 11 am to 5 pm',
        ),
        texts(
          'Serviettes, produits d’accueil, peignoirs',
          'Toallas, artículos de aseo y albornoces',
          'Handdoeken, verzorgingsproducten en badjassen',
          'Asciugamani, prodotti da bagno e accappatoi',
          'Towels, toiletries and robes',
        ),
        texts(
          'Boisson fraîche à l’arrivée',
          'Bebida fresca de bienvenida',
          'Fris drankje bij aankomst',
          'Bevanda fresca all’arrivo',
          'Cold drink on arrival',
        ),
      ],
      important: [identity],
      hours: ['11:00', '17:00'],
    },
  ],
  cents: [2_900, 5_900],
  maxAdults: 2,
  weekdays: everyDay,
  capacity: [4, 12],
}
