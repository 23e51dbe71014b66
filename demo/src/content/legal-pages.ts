import { contentTexts } from '../texts/content-texts'
import { entriesOf, type Seed, speaker } from './entry'

const text = contentTexts('legal')

/**
 * Pages with the information of the insurer and the lender that the demo pretends: the law wants it told before the
 * click, and the settings of the shop lead here.
 */
export const legalPages: Seed = (locale) => {
  const say = speaker(locale)
  const section = (
    id: string,
    heading: Parameters<typeof text>[0],
    ...texts: Parameters<typeof text>[0][]
  ) => ({
    id,
    heading: say(text(heading)),
    paragraphs: texts.map((key) => say(text(key))),
  })
  return entriesOf('page', locale, [
    [
      'insurance',
      {
        title: say(text('insurance.title')),
        description: say(text('insurance.description')),
        sections: [
          section('insurer', 'insurance.insurer', 'insurance.insurerText'),
          section('information', 'insurance.information', 'insurance.informationText'),
          section('conditions', 'insurance.conditions', 'insurance.cases'),
          section('claim', 'insurance.claim', 'insurance.claimText'),
        ],
      },
    ],
    [
      'credit',
      {
        title: say(text('credit.title')),
        description: say(text('credit.description')),
        sections: [
          section('lender', 'credit.lender', 'credit.lenderText'),
          section('information', 'credit.information', 'credit.informationText'),
          section('rights', 'credit.rights', 'credit.rightsText'),
          section('warning', 'credit.warning', 'credit.warningText'),
        ],
      },
    ],
  ])
}
