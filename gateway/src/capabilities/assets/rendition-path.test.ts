import fc from 'fast-check'
import { imageLinks, presentPicture } from './present-picture'
import { isAssetAddress, parseRenditionPath } from './rendition-path'
import type { StoredPicture } from './stored-picture'

describe('parseRenditionPath', () => {
  it('reads address, size and format', () => {
    expect(parseRenditionPath('old-town.it/h12/3/480x360.avif')).toEqual({
      address: 'old-town.it/h12/3',
      size: { width: 480, height: 360 },
      format: 'avif',
    })
  })

  it.each([
    ['coast/a/b/c/480x360.avif', 'image-not-found'],
    ['coast/../secret/480x360.avif', 'image-not-found'],
    ['coast/..%2Fsecret/480x360.avif', 'image-not-found'],
    ['coast/a.b/480x360.avif', 'image-not-found'],
    ['coast//480x360.avif', 'image-not-found'],
    ['Coast/a/480x360.avif', 'image-not-found'],
    [`coast/${'a'.repeat(65)}/480x360.avif`, 'image-not-found'],
    ['coast/a/480x361.avif', 'image-size-unknown'],
    ['coast/a/9999x9999.avif', 'image-size-unknown'],
    ['coast/a/480x360.svg', 'image-format-unknown'],
    ['', 'image-not-found'],
  ])('refuses %s', (path, refusal) => {
    expect(parseRenditionPath(path)).toBe(refusal)
  })

  it('never lets two dots, a backslash or a leading slash into a file name', () => {
    const hostile = fc.stringMatching(/^[a-z./\\%\0]{0,24}\/480x360\.avif$/)
    fc.assert(
      fc.property(hostile, (path) => {
        const parsed = parseRenditionPath(path)
        return (
          typeof parsed === 'string' || (/^[a-z]/.test(parsed.address) && !/\.\.|\\|\0/.test(parsed.address))
        )
      }),
    )
  })
})

describe('presentPicture', () => {
  const picture: StoredPicture = {
    address: 'photo/0123456789abcdef',
    alts: { fr: 'Bassin', es: 'Piscina', nl: 'Bad', it: 'Vasca', en: 'Pool' },
    legends: { fr: 'Le spa', es: 'El spa', nl: 'De spa', it: 'La spa', en: 'The spa' },
    credit: 'Tourist office of Annecy',
    placeholder: 'data:image/webp;base64,UklGRg==',
  }

  it('[SC-027] gives the documented sizes, address, alternative text, legend, credit and placeholder', () => {
    expect(presentPicture(picture, { language: 'es' })).toEqual({
      base: '/images/photo/0123456789abcdef',
      sizes: {
        '120_80': '/images/photo/0123456789abcdef/120x80.webp',
        SMALL: '/images/photo/0123456789abcdef/480x360.webp',
        LARGE: '/images/photo/0123456789abcdef/960x720.webp',
        '640_360': '/images/photo/0123456789abcdef/640x360.webp',
      },
      url: '/images/photo/0123456789abcdef/960x720.jpg',
      alt: 'Piscina',
      legend: 'El spa',
      credit: 'Tourist office of Annecy',
      placeholder: 'data:image/webp;base64,UklGRg==',
    })
  })

  it('shows a blank for an asset that is not there', () => {
    expect(presentPicture(undefined, { language: 'fr', alt: 'Une salle' })).toMatchObject({
      base: '/images/blank',
      alt: 'Une salle',
    })
  })

  it('gives only addresses that the service knows', () => {
    const { base, sizes, url } = imageLinks(picture.address)
    for (const address of [...Object.values(sizes), url, `${base}/1280x960.avif`])
      expect(parseRenditionPath(address.replace('/images/', ''))).toMatchObject({ address: picture.address })
    expect(isAssetAddress(picture.address)).toBe(true)
  })
})
