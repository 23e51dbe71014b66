import { texts } from '../../../platform/texts/texts'
import type { PageSource } from './page-source'

export const sustainability: PageSource = {
  title: texts(
    'Engagements durables',
    'Compromisos sostenibles',
    'Duurzaamheid',
    'Impegni sostenibili',
    'Sustainability',
  ),
  description: texts(
    'Ce que nous faisons, et ce que nous ne prétendons pas faire.',
    'Lo que hacemos y lo que no pretendemos hacer.',
    'Wat we doen, en wat we niet beweren te doen.',
    'Quello che facciamo e quello che non pretendiamo di fare.',
    'What we do, and what we do not claim to do.',
  ),
  sections: [
    {
      paragraphs: [
        texts(
          'La plupart de nos séjours se trouvent à moins de deux heures de chez vous : c’est le premier geste. Un écolabel n’est affiché que si l’hôtel en détient un, avec son nom.',
          'La mayoría de nuestras estancias están a menos de dos horas de casa: ese es el primer gesto. Solo mostramos una ecoetiqueta si el hotel la tiene, con su nombre.',
          'De meeste van onze verblijven liggen op minder dan twee uur van huis: dat is de eerste stap. Een ecolabel tonen we alleen als het hotel er een heeft, met de naam erbij.',
          'La maggior parte dei nostri soggiorni è a meno di due ore da casa: è il primo gesto. Mostriamo un marchio ecologico solo se l’hotel lo possiede, con il suo nome.',
          'Most of our stays are less than two hours from home: that is the first step. An eco label is shown only if the hotel holds one, with its name.',
        ),
      ],
    },
  ],
}
