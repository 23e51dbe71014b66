import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'

export type Menu = { starter: Texts; main: Texts; dessert: Texts }

/** Dinners by kitchen: the country's, or the sea's where there is one. */
export const menus: Record<string, Menu[]> = {
  FR: [
    {
      starter: texts(
        'Velouté de potimarron, éclats de châtaigne',
        'Crema de calabaza con castañas',
        'Pompoensoep met kastanje',
        'Vellutata di zucca con castagne',
        'Squash velouté with chestnut',
      ),
      main: texts(
        'Suprême de volaille fermière, jus au thym',
        'Suprema de pollo de corral al tomillo',
        'Hoevekip met tijmjus',
        'Petto di pollo ruspante al timo',
        'Free-range chicken with thyme jus',
      ),
      dessert: texts(
        'Tarte fine aux pommes, crème épaisse',
        'Tarta fina de manzana con nata',
        'Dunne appeltaart met dikke room',
        'Sfogliata di mele con panna',
        'Thin apple tart with thick cream',
      ),
    },
    {
      starter: texts(
        'Œuf parfait, champignons des bois',
        'Huevo a baja temperatura con setas',
        'Langzaam gegaard ei met bospaddenstoelen',
        'Uovo morbido con funghi di bosco',
        'Slow-cooked egg with wild mushrooms',
      ),
      main: texts(
        'Joue de bœuf au vin rouge, purée de céleri',
        'Carrillera al vino tinto con puré de apionabo',
        'Runderwang in rode wijn met knolselderpuree',
        'Guancia di manzo al vino rosso e purè di sedano rapa',
        'Ox cheek in red wine, celeriac purée',
      ),
      dessert: texts(
        'Poire pochée, caramel au beurre salé',
        'Pera escalfada con caramelo salado',
        'Gepocheerde peer met zoute karamel',
        'Pera cotta con caramello salato',
        'Poached pear with salted caramel',
      ),
    },
  ],
  sea: [
    {
      starter: texts(
        'Huîtres ou velouté de coquillages',
        'Ostras o crema de marisco',
        'Oesters of schelpdierensoep',
        'Ostriche o vellutata di molluschi',
        'Oysters or shellfish velouté',
      ),
      main: texts(
        'Poisson du jour, légumes de saison',
        'Pescado del día con verduras de temporada',
        'Vis van de dag met seizoensgroenten',
        'Pescato del giorno con verdure di stagione',
        'Catch of the day with seasonal vegetables',
      ),
      dessert: texts(
        'Crème citron et sablé breton',
        'Crema de limón y galleta de mantequilla',
        'Citroencrème met boterkoek',
        'Crema al limone e frolla al burro',
        'Lemon cream and butter shortbread',
      ),
    },
  ],
  ES: [
    {
      starter: texts(
        'Assortiment de tapas de la maison',
        'Surtido de tapas de la casa',
        'Selectie tapas van het huis',
        'Selezione di tapas della casa',
        'House selection of tapas',
      ),
      main: texts(
        'Riz crémeux aux légumes et safran',
        'Arroz meloso de verduras y azafrán',
        'Romige rijst met groenten en saffraan',
        'Riso cremoso con verdure e zafferano',
        'Creamy rice with vegetables and saffron',
      ),
      dessert: texts(
        'Flan maison et fruits frais',
        'Flan casero con fruta fresca',
        'Huisgemaakte flan met vers fruit',
        'Flan della casa e frutta fresca',
        'Home-made flan and fresh fruit',
      ),
    },
    {
      starter: texts(
        'Gaspacho de tomates mûres',
        'Gazpacho de tomate maduro',
        'Gazpacho van rijpe tomaten',
        'Gazpacho di pomodori maturi',
        'Ripe tomato gazpacho',
      ),
      main: texts(
        'Agneau rôti, pommes de terre au romarin',
        'Cordero asado con patatas al romero',
        'Gebraden lam met rozemarijnaardappelen',
        'Agnello arrosto con patate al rosmarino',
        'Roast lamb with rosemary potatoes',
      ),
      dessert: texts(
        'Crème catalane',
        'Crema catalana',
        'Crema catalana',
        'Crema catalana',
        'Crema catalana',
      ),
    },
  ],
  IT: [
    {
      starter: texts(
        'Antipasti du marché',
        'Antipasti del mercado',
        'Antipasti van de markt',
        'Antipasti del mercato',
        'Antipasti from the market',
      ),
      main: texts(
        'Pâtes fraîches, ragoût de la région',
        'Pasta fresca con ragú de la región',
        'Verse pasta met ragù uit de streek',
        'Pasta fresca al ragù del territorio',
        'Fresh pasta with local ragù',
      ),
      dessert: texts(
        'Tiramisu de la maison',
        'Tiramisú de la casa',
        'Tiramisu van het huis',
        'Tiramisù della casa',
        'House tiramisu',
      ),
    },
    {
      starter: texts(
        'Burrata, tomates et basilic',
        'Burrata con tomate y albahaca',
        'Burrata met tomaat en basilicum',
        'Burrata con pomodorini e basilico',
        'Burrata with tomatoes and basil',
      ),
      main: texts(
        'Veau aux herbes, polenta crémeuse',
        'Ternera a las hierbas con polenta cremosa',
        'Kalfsvlees met kruiden en romige polenta',
        'Vitello alle erbe con polenta cremosa',
        'Veal with herbs and creamy polenta',
      ),
      dessert: texts(
        'Panna cotta aux fruits rouges',
        'Panna cotta con frutos rojos',
        'Panna cotta met rood fruit',
        'Panna cotta ai frutti rossi',
        'Panna cotta with red berries',
      ),
    },
  ],
  NL: [
    {
      starter: texts(
        'Carpaccio de betterave, chèvre frais',
        'Carpaccio de remolacha con queso de cabra',
        'Carpaccio van biet met verse geitenkaas',
        'Carpaccio di barbabietola con caprino',
        'Beetroot carpaccio with fresh goat’s cheese',
      ),
      main: texts(
        'Bœuf mijoté à la bière brune, endives',
        'Ternera guisada a la cerveza con endivias',
        'Stoofvlees met bruin bier en witlof',
        'Manzo stufato alla birra scura con indivia',
        'Beef braised in dark ale with chicory',
      ),
      dessert: texts(
        'Parfait à la vanille, griottes',
        'Parfait de vainilla con guindas',
        'Vanilleparfait met morellen',
        'Parfait alla vaniglia con amarene',
        'Vanilla parfait with cherries',
      ),
    },
  ],
  BE: [
    {
      starter: texts(
        'Croquettes aux crevettes grises',
        'Croquetas de camarones grises',
        'Garnaalkroketten',
        'Crocchette di gamberetti grigi',
        'Grey shrimp croquettes',
      ),
      main: texts(
        'Carbonade à la bière, frites fraîches',
        'Carbonada a la cerveza con patatas fritas',
        'Stoverij met bier en verse frieten',
        'Carbonade alla birra con patatine fresche',
        'Beer-braised beef with fresh fries',
      ),
      dessert: texts(
        'Moelleux au chocolat belge',
        'Coulant de chocolate belga',
        'Moelleux van Belgische chocolade',
        'Tortino di cioccolato belga',
        'Belgian chocolate fondant',
      ),
    },
  ],
}

export const courses = {
  starter: texts('Entrée', 'Entrante', 'Voorgerecht', 'Antipasto', 'Starter'),
  main: texts('Plat', 'Plato principal', 'Hoofdgerecht', 'Portata principale', 'Main course'),
  dessert: texts('Dessert', 'Postre', 'Nagerecht', 'Dolce', 'Dessert'),
}
