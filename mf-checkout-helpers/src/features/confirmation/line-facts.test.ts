import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { lineFacts } from './line-facts'

const stay = { kind: 'stay', label: 'Vines and table', amountCents: 20_000 } as const
const factsOf = (lines: OrderView['lines']) =>
  lineFacts({ lines }, 'fr_FR').map(([name, value]) => `${name} ${value}`.replace(/[\s\u202f]/g, ' '))

it('[CH-031] names insurance and promotion beside the stay, and nothing where it is alone', () => {
  const insurance = { kind: 'insurance', label: 'Assurance annulation', amountCents: 1_300 } as const
  const promotion = { kind: 'promotion', label: 'Bienvenue', amountCents: -1_000 } as const
  expect(factsOf([stay, insurance, promotion])).toEqual([
    'Vines and table 200 €',
    'Assurance annulation 13 €',
    'Bienvenue -10 €',
  ])
  expect(factsOf([stay])).toEqual([])
})
