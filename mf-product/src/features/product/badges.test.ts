import { productBadges } from './badges'

const stress = (message: string) => ({ message, color: 'social' as const, icon: 'eye', emoji: null })
const nothing = {
  stressMessages: [],
  marketingLabels: [],
  targetedLabel: null,
  lastMinute: false,
  availableRooms: null,
}

describe('productBadges', () => {
  it.each([
    [null, ['a', 'b']],
    [4, ['a', 'b']],
    [3, ['a']],
  ])('[PR-007] [PR-008] leaves room for the last %s rooms: %j', (availableRooms, shown) => {
    const stressMessages = [stress('a'), stress('b'), stress('c')]
    const badges = shown.map((message) => ({ kind: 'stress', stress: stress(message) }))
    expect(productBadges({ ...nothing, availableRooms, stressMessages })).toEqual(badges)
  })

  it('[PR-062] adds last minute and each label once', () => {
    const badges = productBadges({
      ...nothing,
      lastMinute: true,
      marketingLabels: ['Favourite'],
      targetedLabel: 'Favourite',
    })
    expect(badges).toEqual([{ kind: 'lastMinute' }, { kind: 'label', label: 'Favourite' }])
  })

  it('[PR-062] leaves out a label that a message begins with', () => {
    const stressMessages = [stress('Favourite of our guests')]
    const badges = productBadges({ ...nothing, stressMessages, marketingLabels: ['Favourite', 'New'] })
    expect(badges.map((badge) => (badge.kind === 'label' ? badge.label : badge.kind))).toEqual([
      'stress',
      'New',
    ])
  })
})
