import { neighbours } from './use-search-head'

describe('neighbours', () => {
  it.each([
    [0, 24, []],
    [0, 60, [['next', 1]]],
    [
      1,
      60,
      [
        ['prev', 0],
        ['next', 2],
      ],
    ],
    [2, 60, [['prev', 1]]],
  ] as const)('[SE-014] page %i of %i results', (page, total, links) => {
    expect(neighbours({ route: { flow: 'booking', page }, total })).toEqual(
      links.map(([rel, target]) => ({ rel, href: `/search?flow=booking&page=${target}` })),
    )
  })
})
