import { stay } from '../../search/testing/offers-fixture'
import { stayCardProps } from './stay-card-props'

const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never
const visit = { locale: 'fr_FR' as const, textLanguage: 'fr' as const, flags: {} }
const [pack] = stay('1').packages

function shown(reasons: { kind: 'distance' | 'chosen'; label: string }[] | undefined, change: object = {}) {
  const result = { ...stay('1', change), reasons }
  const [first] = result.packages
  if (!first) throw new Error('A stay has a package')
  return stayCardProps({ result, pack: first, visit, view: 'total', giftNote: () => undefined, t })
}

describe('the reasons of a result', () => {
  it('end with what the price has come down by', () => {
    expect(shown([{ kind: 'chosen', label: 'Spa' }]).reasons).toEqual([
      'Spa',
      `ui:price.off {"percent":${pack?.promo}}`,
    ])
    expect(shown([{ kind: 'chosen', label: 'Spa' }], { promo: 0, refPrice: null }).reasons).toEqual(['Spa'])
  })

  it('are none where nothing was searched, whatever the price', () => {
    expect(shown([]).reasons).toEqual([])
    expect(shown(undefined).reasons).toEqual([])
  })

  it('say the distance in place of the line of the place', () => {
    expect(shown([{ kind: 'distance', label: '4 km from Lille' }], { distance: 4.2 }).where).toBe(
      'Beaune, Burgundy',
    )
    expect(shown([], { distance: 4.2 }).where).toContain('card.distance')
  })
})
