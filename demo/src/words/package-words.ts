import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'
import type { Trait } from '../places/town'

export type PackageKind = 'night' | 'breakfast' | 'gourmet' | 'wellness' | 'romance' | 'discovery' | 'family'

/** Ends a package's name: "Escapade gourmande au bord de la mer". */
export const placeEndings: Record<Trait, Texts> = {
  coast: texts('au bord de la mer', 'junto al mar', 'aan zee', 'in riva al mare', 'by the sea'),
  port: texts('sur le port', 'en el puerto', 'aan de haven', 'sul porto', 'by the harbour'),
  mountain: texts('à la montagne', 'en la montaña', 'in de bergen', 'in montagna', 'in the mountains'),
  'mountain-view': texts(
    'face aux montagnes',
    'frente a las montañas',
    'met zicht op de bergen',
    'di fronte alle montagne',
    'facing the mountains',
  ),
  ski: texts(
    'au pied des pistes',
    'a pie de pistas',
    'aan de voet van de pistes',
    'ai piedi delle piste',
    'at the foot of the slopes',
  ),
  lake: texts('au bord du lac', 'junto al lago', 'aan het meer', 'in riva al lago', 'by the lake'),
  canal: texts(
    'au fil des canaux',
    'junto a los canales',
    'aan de grachten',
    'lungo i canali',
    'along the canals',
  ),
  vineyard: texts(
    'au cœur des vignes',
    'entre viñedos',
    'tussen de wijngaarden',
    'tra i vigneti',
    'among the vines',
  ),
  forest: texts(
    'à l’orée de la forêt',
    'al borde del bosque',
    'aan de bosrand',
    'al limitare del bosco',
    'at the edge of the forest',
  ),
  city: texts(
    'au cœur de la ville',
    'en el corazón de la ciudad',
    'in het hart van de stad',
    'nel cuore della città',
    'in the heart of the city',
  ),
  'old-town': texts(
    'dans la vieille ville',
    'en el casco antiguo',
    'in de oude binnenstad',
    'nel centro storico',
    'in the old town',
  ),
  countryside: texts(
    'à la campagne',
    'en el campo',
    'op het platteland',
    'in campagna',
    'in the countryside',
  ),
  castle: texts(
    'au pied du château',
    'al pie del castillo',
    'aan de voet van het kasteel',
    'ai piedi del castello',
    'below the castle',
  ),
  spa: texts(
    'en ville thermale',
    'en una villa termal',
    'in een kuuroord',
    'in una città termale',
    'in a spa town',
  ),
}

type PackageWords = { labels: Texts[]; headwords: Texts[]; description: Texts }

export const packageWords: Record<PackageKind, PackageWords> = {
  night: {
    labels: [texts('Une nuit', 'Una noche', 'Een nacht', 'Una notte', 'A night')],
    headwords: [
      texts(
        'La chambre, rien que la chambre',
        'Solo alojamiento',
        'Alleen de kamer',
        'Solo pernottamento',
        'Room only',
      ),
    ],
    description: texts(
      'Une chambre pour la nuit, sans rien d’imposé : vous composez le reste de votre escapade comme il vous plaît.',
      'Una habitación para la noche, sin nada impuesto: el resto de la escapada lo decides tú.',
      'Een kamer voor de nacht en verder moet er niets: de rest van je weekend vul je zelf in.',
      'Una camera per la notte, senza nulla di imposto: il resto della fuga lo componi tu.',
      'A room for the night and nothing imposed: the rest of your break is up to you.',
    ),
  },
  breakfast: {
    labels: [
      texts('Douce nuit', 'Dulces sueños', 'Zoete dromen', 'Dolce notte', 'A gentle night'),
      texts(
        'Grasse matinée',
        'Mañana sin prisas',
        'Lekker uitslapen',
        'Mattina senza fretta',
        'A slow morning',
      ),
      texts('Parenthèse', 'Un paréntesis', 'Even ertussenuit', 'Una pausa', 'Time out'),
    ],
    headwords: [
      texts(
        'Une nuit et un bon petit-déjeuner',
        'Una noche y un buen desayuno',
        'Een nacht en een heerlijk ontbijt',
        'Una notte e una buona colazione',
        'A night and a good breakfast',
      ),
      texts(
        'Petit-déjeuner compris, à l’heure que vous voulez',
        'Desayuno incluido, a la hora que quieras',
        'Ontbijt inbegrepen, zo laat als je wilt',
        'Colazione inclusa, all’ora che vuoi',
        'Breakfast included, as late as you like',
      ),
    ],
    description: texts(
      'Le plus simple des plaisirs : bien dormir, prendre son temps au petit-déjeuner et découvrir les environs à votre rythme.',
      'El placer más sencillo: dormir bien, desayunar sin prisa y descubrir los alrededores a tu ritmo.',
      'Het eenvoudigste genoegen: goed slapen, lang ontbijten en de omgeving ontdekken in je eigen tempo.',
      'Il piacere più semplice: dormire bene, fare colazione con calma e scoprire i dintorni al proprio ritmo.',
      'The simplest of pleasures: sleep well, linger over breakfast and explore at your own pace.',
    ),
  },
  gourmet: {
    labels: [
      texts(
        'Escapade gourmande',
        'Escapada gastronómica',
        'Culinair genieten',
        'Fuga gourmet',
        'A gourmet break',
      ),
      texts(
        'Table et oreiller',
        'Mantel y almohada',
        'Tafelen en slapen',
        'Tavola e cuscino',
        'Table and pillow',
      ),
      texts('Dîner pour deux', 'Cena para dos', 'Diner voor twee', 'Cena per due', 'Dinner for two'),
    ],
    headwords: [
      texts(
        'Dîner en trois services et petit-déjeuner',
        'Cena de tres platos y desayuno',
        'Driegangendiner en ontbijt',
        'Cena di tre portate e colazione',
        'Three-course dinner and breakfast',
      ),
      texts(
        'La cuisine du chef, puis une nuit douce',
        'La cocina del chef y una noche tranquila',
        'De keuken van de chef, en daarna heerlijk slapen',
        'La cucina dello chef, poi una notte dolce',
        'The chef’s cooking, then a gentle night',
      ),
    ],
    description: texts(
      'Le soir, un dîner en trois services préparé avec les produits du moment ; le matin, un petit-déjeuner sans regarder l’heure. Entre les deux, une chambre où l’on dort bien.',
      'Por la noche, una cena de tres platos con productos de temporada; por la mañana, un desayuno sin mirar el reloj. Y entre ambos, una habitación donde se duerme bien.',
      '’s Avonds een driegangendiner met producten van het seizoen, ’s ochtends een ontbijt zonder op de klok te kijken. En daartussen een kamer waar je goed slaapt.',
      'La sera una cena di tre portate con i prodotti del momento, al mattino una colazione senza guardare l’orologio. In mezzo, una camera dove si dorme bene.',
      'In the evening a three-course dinner with what the season brings; in the morning breakfast without a glance at the clock. In between, a room you sleep well in.',
    ),
  },
  wellness: {
    labels: [
      texts('Pause bien-être', 'Pausa de bienestar', 'Wellnessweekend', 'Pausa benessere', 'Wellness break'),
      texts('Cocon et vapeur', 'Vapor y calma', 'Stoom en stilte', 'Vapore e coccole', 'Steam and calm'),
      texts('Détente totale', 'Relax total', 'Totale ontspanning', 'Relax totale', 'Total unwind'),
    ],
    headwords: [
      texts(
        'Accès au spa et petit-déjeuner',
        'Acceso al spa y desayuno',
        'Toegang tot de wellness en ontbijt',
        'Accesso alla spa e colazione',
        'Spa access and breakfast',
      ),
      texts(
        'Un soin, le spa et une longue nuit',
        'Un tratamiento, el spa y una larga noche',
        'Een behandeling, de wellness en een lange nacht',
        'Un trattamento, la spa e una lunga notte',
        'A treatment, the spa and a long night',
      ),
    ],
    description: texts(
      'On laisse son téléphone dans la chambre. Le spa vous est ouvert pendant tout le séjour, un soin vous attend, et le petit-déjeuner peut durer.',
      'El teléfono se queda en la habitación. El spa está abierto para ti durante toda la estancia, te espera un tratamiento y el desayuno puede alargarse.',
      'De telefoon blijft op de kamer. De wellness staat het hele verblijf voor je open, er wacht een behandeling en het ontbijt mag lang duren.',
      'Il telefono resta in camera. La spa è aperta per tutto il soggiorno, ti aspetta un trattamento e la colazione può durare.',
      'Leave your phone in the room. The spa is yours throughout the stay, a treatment awaits and breakfast can go on and on.',
    ),
  },
  romance: {
    labels: [
      texts(
        'Escapade romantique',
        'Escapada romántica',
        'Romantisch weekend',
        'Fuga romantica',
        'Romantic escape',
      ),
      texts(
        'Bulles et grasse matinée',
        'Burbujas y mañana sin prisas',
        'Bubbels en uitslapen',
        'Bollicine e dolce far niente',
        'Bubbles and a lie-in',
      ),
    ],
    headwords: [
      texts(
        'Bulles à l’arrivée, départ tardif',
        'Espumoso de bienvenida y salida tardía',
        'Bubbels bij aankomst en laat uitchecken',
        'Bollicine all’arrivo e late check-out',
        'Bubbles on arrival, late check-out',
      ),
    ],
    description: texts(
      'Une bouteille fraîche vous attend dans la chambre, le petit-déjeuner arrive au lit si vous le souhaitez, et personne ne vous presse de partir.',
      'Una botella fría te espera en la habitación, el desayuno llega a la cama si quieres y nadie te mete prisa para marcharse.',
      'Op de kamer staat een koele fles klaar, het ontbijt komt desgewenst op bed en niemand jaagt je weg.',
      'Una bottiglia fresca ti aspetta in camera, la colazione arriva a letto se lo desideri e nessuno ti mette fretta.',
      'A chilled bottle is waiting in the room, breakfast comes to bed if you like and nobody hurries you out.',
    ),
  },
  discovery: {
    labels: [
      texts(
        'Séjour découverte',
        'Escapada para descubrir',
        'Op ontdekking',
        'Alla scoperta',
        'Discovery stay',
      ),
      texts('Sortez le nez dehors', 'A descubrir mundo', 'Erop uit', 'Fuori porta', 'Out and about'),
    ],
    headwords: [
      texts(
        'Une activité à la date de votre choix',
        'Una actividad en la fecha que elijas',
        'Een activiteit op de dag die je zelf kiest',
        'Un’attività nella data che scegli',
        'An activity on the day you choose',
      ),
    ],
    description: texts(
      'Une activité choisie avec soin, à la date qui vous convient, un petit-déjeuner pour prendre des forces et une bonne chambre pour en parler le soir.',
      'Una actividad elegida con mimo, en la fecha que mejor te venga, un desayuno para coger fuerzas y una buena habitación para comentarla por la noche.',
      'Een zorgvuldig gekozen activiteit op de dag die jou past, een stevig ontbijt en een fijne kamer om er ’s avonds over na te praten.',
      'Un’attività scelta con cura, nella data che preferisci, una colazione per fare il pieno di energie e una buona camera per parlarne la sera.',
      'A carefully chosen activity on the day that suits you, a breakfast to set you up and a good room to talk it over in.',
    ),
  },
  family: {
    labels: [
      texts(
        'Week-end en famille',
        'Fin de semana en familia',
        'Weekend met het gezin',
        'Weekend in famiglia',
        'Family weekend',
      ),
      texts(
        'Petits et grands',
        'Grandes y pequeños',
        'Groot en klein',
        'Grandi e piccini',
        'Big ones and little ones',
      ),
    ],
    headwords: [
      texts(
        'Chambre familiale et petit-déjeuner pour tous',
        'Habitación familiar y desayuno para todos',
        'Familiekamer en ontbijt voor iedereen',
        'Camera familiare e colazione per tutti',
        'Family room and breakfast for all',
      ),
    ],
    description: texts(
      'De la place pour chacun, un petit-déjeuner qui plaît aux enfants et une sortie à faire ensemble : le week-end peut commencer.',
      'Espacio para todos, un desayuno que gusta a los niños y un plan para hacer juntos: ya puede empezar el fin de semana.',
      'Ruimte voor iedereen, een ontbijt waar kinderen van houden en een uitje voor samen: het weekend kan beginnen.',
      'Spazio per ognuno, una colazione che piace ai bambini e una gita da fare insieme: il weekend può cominciare.',
      'Room for everyone, a breakfast children like and an outing to do together: let the weekend begin.',
    ),
  },
}
