import { iconSprites } from './icon-sprites'

const symbol = (name: string) =>
  `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="M1 1"></path></symbol>`
const all = `<svg display="none" aria-hidden="true">${symbol('pin')}${symbol('pi')}${symbol('star')}</svg>`

it('puts the icons of the page before it, and all others after it, each once', () => {
  const { used, others } = iconSprites(all, '<svg><use href="#icon-pin"></use></svg>')
  expect(used).toBe(`<svg display="none" aria-hidden="true">${symbol('pin')}</svg>`)
  expect(others).toBe(`<svg display="none" aria-hidden="true">${symbol('pi')}${symbol('star')}</svg>`)
})

it('writes no empty sprite', () => {
  expect(iconSprites(all, '').used).toBe('')
})
