import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import en from '../../locales/en.json'
import { HomePage } from './HomePage'

const carousels = (flow: Flow, customerCare = false) =>
  renderInShell(<HomePage flow={flow} />, { texts: { content: en }, visit: { customerCare } })
    .record.fragments.filter(({ fragment }) => fragment === 'mf-search/result-carousel')
    .map(({ props = {} }) => [props.type ?? 'stays', props.theme, props.count])

describe('what the search draws on the home page', () => {
  it.each([
    ['booking', [['stays', undefined, 3]]],
    [
      'activity',
      [
        ['activities', '986', 3],
        ['stays', undefined, 3],
      ],
    ],
    ['gifting', []],
  ] as const)('[CO-004] [CO-006] in the %s flow', (flow, drawn) => {
    expect(carousels(flow)).toEqual(drawn)
  })

  it.each([
    ['fr_FR', 'FR'],
    ['nl_BE', 'BE'],
    ['it_IT', 'IT'],
  ] as const)('[CO-004] shows the market of %s on the weekend to come', (locale, country) => {
    const { record } = renderInShell(<HomePage flow="booking" />, {
      texts: { content: en },
      visit: { locale },
    })
    const [weekend] = record.fragments.filter(({ fragment }) => fragment === 'mf-search/result-carousel')
    expect(weekend?.props).toMatchObject({ country, nights: 1 })
  })
})
