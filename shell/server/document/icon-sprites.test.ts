import { iconSprites } from './icon-sprites'

const symbol = (name: string) =>
  `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="M1 1"></path></symbol>`
const all = `<div hidden><svg aria-hidden="true">${symbol('pin')}${symbol('pi')}${symbol('star')}</svg></div>`

it('puts the icons of the page before it, and all others after it, each once', () => {
  const { used, others } = iconSprites(all, '<svg><use href="#icon-pin"></use></svg>')
  expect(used).toBe(`<div hidden><svg aria-hidden="true">${symbol('pin')}</svg></div>`)
  expect(others).toBe(`<div hidden><svg aria-hidden="true">${symbol('pi')}${symbol('star')}</svg></div>`)
})

it('writes no empty sprite', () => {
  expect(iconSprites(all, '').used).toBe('')
})
