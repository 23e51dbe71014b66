import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { repairCriteria } from './repair-criteria'

const now = '2026-09-08T12:00:00'
const repaired = (hash: string) =>
  serializeCriteria({ criteria: repairCriteria(parseCriteria({ hash }), now) })

describe('repairCriteria', () => {
  it.each([
    [
      'dates that end before they begin',
      'city=75&checkin=2026-12-14&checkout=2026-12-12&nights=1',
      'city=75',
    ],
    ['dates of no night', 'checkin=2026-12-14&checkout=2026-12-14&a=3', 'a=3'],
    ['dates that have passed', 'checkin=2020-01-04&checkout=2020-01-05&nights=1', ''],
    ['a month that has passed', 'when=2026-08-weekend&nights=2&a=3', 'a=3'],
    [
      'more days around than there are',
      'checkin=2026-12-14&checkout=2026-12-15&nights=1&flex=9',
      'checkin=2026-12-14&checkout=2026-12-15&nights=1&flex=3',
    ],
    [
      'more nights than a search takes',
      'checkin=2027-01-10&checkout=2027-03-10&nights=59',
      'checkin=2027-01-10&checkout=2027-02-09&nights=30',
    ],
    [
      'nights that the dates contradict',
      'checkin=2026-12-14&checkout=2026-12-16&nights=5',
      'checkin=2026-12-14&checkout=2026-12-16&nights=2',
    ],
    ['a month for too many nights', 'when=2026-12&nights=99', 'when=2026-12&nights=30'],
    ['prices the wrong way round', 'priceMin=500&priceMax=100', 'priceMin=100&priceMax=500'],
  ])('[SE-074] %s', (_, hash, expected) => expect(repaired(hash)).toBe(expected))

  it.each([
    'checkin=2026-09-08&checkout=2026-09-09&nights=1',
    'checkin=2026-12-14&nights=2',
    'checkout=2026-12-14',
    'priceMin=100&priceMax=100',
    'priceMin=500',
    'when=2026-09',
  ])('[SE-074] leaves "%s" as it is', (hash) => {
    const criteria = parseCriteria({ hash })
    expect(repairCriteria(criteria, now)).toBe(criteria)
  })
})
