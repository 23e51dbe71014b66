import type { HotelStyle } from '@escapade/gateway/capabilities/catalogue/labels/hotel-labels'
import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'

export const styleSentences: Record<HotelStyle, Texts[]> = {
  boutique: [
    texts(
      'Une vingtaine de chambres, pas une de plus : chacune a sa couleur, son tissu, son petit caractère.',
      'Una veintena de habitaciones, ni una más: cada una con su color, su tela y su carácter.',
      'Een twintigtal kamers, niet één meer: elk met een eigen kleur, stof en karakter.',
      'Una ventina di camere, non una di più: ognuna con il suo colore, il suo tessuto, il suo carattere.',
      'Some twenty rooms and not one more, each with its own colour, fabric and character.',
    ),
  ],
  charming: [
    texts(
      'Poutres, draps épais et bouquets frais : la maison a gardé son âme et soigne les détails.',
      'Vigas, sábanas de las buenas y flores frescas: la casa conserva su alma y cuida los detalles.',
      'Balken, stevig linnen en verse bloemen: het huis heeft zijn ziel bewaard en let op de details.',
      'Travi, lenzuola spesse e fiori freschi: la casa ha conservato la sua anima e cura i dettagli.',
      'Beams, thick linen and fresh flowers: the house has kept its soul and minds the details.',
    ),
    texts(
      'On vous y reçoit comme des amis de passage, avec un mot gentil et la bonne adresse du coin.',
      'Aquí se recibe a los huéspedes como a amigos de paso, con una palabra amable y los mejores sitios del barrio.',
      'Je wordt er ontvangen als een vriend op doorreis, met een vriendelijk woord en de beste adresjes.',
      'Qui si è accolti come amici di passaggio, con una parola gentile e l’indirizzo giusto.',
      'You are received like a friend passing through, with a kind word and the best address in town.',
    ),
  ],
  classic: [
    texts(
      'Les chambres sont claires et confortables, la literie est excellente et l’accueil attentif à toute heure.',
      'Las habitaciones son luminosas y cómodas, las camas excelentes y la atención constante.',
      'De kamers zijn licht en comfortabel, de bedden uitstekend en de ontvangst attent, op elk uur.',
      'Le camere sono luminose e comode, i letti ottimi e l’accoglienza premurosa a ogni ora.',
      'Rooms are bright and comfortable, the beds excellent and the welcome attentive at any hour.',
    ),
  ],
  design: [
    texts(
      'Lignes nettes, matières brutes et lumières douces : ici, le confort est une affaire de dessin.',
      'Líneas limpias, materiales nobles y luz suave: aquí el confort es cuestión de diseño.',
      'Strakke lijnen, ruwe materialen en zacht licht: hier is comfort een kwestie van ontwerp.',
      'Linee pulite, materiali grezzi e luci morbide: qui il comfort è questione di disegno.',
      'Clean lines, raw materials and soft light: comfort here is a matter of design.',
    ),
  ],
  family: [
    texts(
      'Jeux, chambres communicantes et horaires souples : les enfants sont attendus, les parents soufflent.',
      'Juegos, habitaciones comunicadas y horarios flexibles: los niños son bienvenidos y los padres descansan.',
      'Spelletjes, kamers met tussendeur en soepele tijden: kinderen zijn welkom en ouders komen op adem.',
      'Giochi, camere comunicanti e orari flessibili: i bambini sono i benvenuti e i genitori respirano.',
      'Games, connecting rooms and flexible hours: children are expected and parents can breathe.',
    ),
  ],
  historic: [
    texts(
      'Escalier de pierre, hauts plafonds, parquets qui chantent : les murs ont plusieurs siècles et bien des histoires.',
      'Escalera de piedra, techos altos, suelos que crujen: los muros tienen siglos y muchas historias.',
      'Stenen trap, hoge plafonds, krakend parket: de muren zijn eeuwen oud en zitten vol verhalen.',
      'Scala di pietra, soffitti alti, parquet che cantano: le mura hanno secoli e molte storie.',
      'Stone stairs, high ceilings, floorboards that sing: the walls are centuries old and full of stories.',
    ),
  ],
  luxury: [
    texts(
      'Rien n’est pressé, tout est juste : un service discret, des suites généreuses et le sens du détail.',
      'Nada tiene prisa y todo está en su sitio: servicio discreto, suites generosas y sentido del detalle.',
      'Niets gehaast, alles precies goed: discrete service, ruime suites en oog voor detail.',
      'Nulla ha fretta, tutto è al suo posto: servizio discreto, suite generose e senso del dettaglio.',
      'Nothing hurries and everything is right: discreet service, generous suites, an eye for detail.',
    ),
  ],
}

export const tableSentences: Texts[] = [
  texts(
    'À table, le chef suit les saisons et les producteurs voisins ; la carte tient sur une page et change souvent.',
    'En la cocina, el chef sigue las estaciones y a los productores vecinos; la carta cabe en una página y cambia a menudo.',
    'In de keuken volgt de chef de seizoenen en de producenten uit de buurt; de kaart past op één bladzijde en wisselt vaak.',
    'In cucina lo chef segue le stagioni e i produttori vicini; la carta sta in una pagina e cambia spesso.',
    'At table the chef follows the seasons and the growers nearby; the menu fits one page and changes often.',
  ),
  texts(
    'Le restaurant sert une cuisine franche, inspirée de la région, que l’on prolonge volontiers au bar.',
    'El restaurante sirve una cocina sincera, inspirada en la región, que se alarga con gusto en el bar.',
    'Het restaurant serveert een eerlijke keuken met de smaak van de streek; natafelen doe je in de bar.',
    'Il ristorante serve una cucina schietta, ispirata alla regione, che si prolunga volentieri al bar.',
    'The restaurant serves honest cooking with the taste of the region, best followed by a drink at the bar.',
  ),
]

export const breakfastSentences: Texts[] = [
  texts(
    'Le petit-déjeuner se prend sans hâte, avec du pain d’à côté et des confitures de la maison.',
    'El desayuno se toma sin prisa, con pan del barrio y mermeladas de la casa.',
    'Ontbijten doe je op je gemak, met brood van om de hoek en zelfgemaakte jam.',
    'La colazione si fa senza fretta, con il pane del fornaio e le marmellate della casa.',
    'Breakfast is unhurried, with bread from round the corner and home-made jams.',
  ),
  texts(
    'Pas de restaurant sur place, mais la réception connaît les meilleures tables du quartier et réserve pour vous.',
    'No hay restaurante, pero en recepción conocen las mejores mesas del barrio y reservan por ti.',
    'Geen restaurant in huis, wel een receptie die de beste restaurants van de buurt kent en voor je reserveert.',
    'Non c’è ristorante, ma la reception conosce le migliori tavole del quartiere e prenota per te.',
    'There is no restaurant, but reception knows the best tables nearby and will book one for you.',
  ),
]

export const spaSentences: Texts[] = [
  texts(
    'Au spa, la chaleur du hammam et le silence des cabines de soin font le reste.',
    'En el spa, el calor del baño turco y el silencio de las cabinas hacen el resto.',
    'In de wellness doen de warmte van het stoombad en de stilte van de cabines de rest.',
    'Alla spa, il calore del bagno turco e il silenzio delle cabine fanno il resto.',
    'In the spa, the warmth of the steam bath and the hush of the treatment rooms do the rest.',
  ),
  texts(
    'L’espace bien-être invite à lâcher prise : bassin chauffé, sauna et soins sur rendez-vous.',
    'La zona de bienestar invita a desconectar: piscina climatizada, sauna y tratamientos con cita previa.',
    'De wellnessruimte nodigt uit om los te laten: verwarmd zwembad, sauna en behandelingen op afspraak.',
    'L’area benessere invita a lasciarsi andare: vasca riscaldata, sauna e trattamenti su prenotazione.',
    'The wellness area invites you to let go: heated pool, sauna and treatments by appointment.',
  ),
]

export const closingSentences: Texts[] = [
  texts(
    'Deux nuits suffisent pour se croire loin ; trois, pour ne plus vouloir repartir.',
    'Dos noches bastan para sentirse lejos; tres, para no querer volver.',
    'Na twee nachten waan je je ver weg, na drie wil je niet meer naar huis.',
    'Bastano due notti per sentirsi lontani; con tre non si vuole più ripartire.',
    'Two nights are enough to feel far away; three, and you won’t want to leave.',
  ),
  texts(
    'À deux, entre amis ou en famille, chacun y trouve son rythme.',
    'En pareja, con amigos o en familia, cada cual encuentra su ritmo.',
    'Met zijn tweeën, met vrienden of met het gezin: ieder vindt er zijn eigen ritme.',
    'In coppia, con gli amici o in famiglia, ognuno trova il suo ritmo.',
    'As a couple, with friends or family, everyone finds their own pace.',
  ),
  texts(
    'Demandez la carte des promenades à la réception : les plus belles commencent tout près.',
    'Pide el mapa de paseos en recepción: los más bonitos empiezan muy cerca.',
    'Vraag aan de receptie naar de wandelkaart: de mooiste routes beginnen vlakbij.',
    'Chiedi alla reception la mappa delle passeggiate: le più belle cominciano qui vicino.',
    'Ask reception for the map of walks: the loveliest begin close by.',
  ),
]
