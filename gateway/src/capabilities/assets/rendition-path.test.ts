import fc from 'fast-check'
import { parseImageAddress } from './rendition-path'
import { imageFor } from './present-picture'

describe('parseImageAddress', () => {
  it('reads subject, region, key, size and format', () => {
    expect(parseImageAddress('old-town.it/h12/3/480x360.avif')).toEqual({
      subject: 'old-town',
      region: 'it',
      key: 'h12/3',
      size: { width: 480, height: 360 },
      format: 'avif',
    })
  })

  it.each([
    ['casino/a/480x360.avif', 'image-not-found'],
    ['toString/a/480x360.avif', 'image-not-found'],
    ['coast.de/a/480x360.avif', 'image-not-found'],
    ['coast/a/b/c/480x360.avif', 'image-not-found'],
    ['coast/../secret/480x360.avif', 'image-not-found'],
    ['coast/..%2Fsecret/480x360.avif', 'image-not-found'],
    ['coast/a.b/480x360.avif', 'image-not-found'],
    ['coast//480x360.avif', 'image-not-found'],
    [`coast/${'a'.repeat(65)}/480x360.avif`, 'image-not-found'],
    ['coast/a/480x361.avif', 'image-size-unknown'],
    ['coast/a/9999x9999.avif', 'image-size-unknown'],
    ['coast/a/480x360.svg', 'image-format-unknown'],
    ['', 'image-not-found'],
  ])('refuses %s', (path, refusal) => {
    expect(parseImageAddress(path)).toBe(refusal)
  })

  it('never lets a dot or a backslash into a file name', () => {
    const hostile = fc.stringMatching(/^coast\/[a-z./\\%\0]{0,20}\/480x360\.avif$/)
    fc.assert(
      fc.property(hostile, (path) => {
        const address = parseImageAddress(path)
        return typeof address === 'string' || /^[a-z0-9_/-]+$/.test(address.key)
      }),
    )
  })
})

describe('imageFor', () => {
  const image = imageFor({ subject: 'spa', key: 'h1/4', region: 'es', alt: 'Pool', legend: 'The pool' })

  it('[SC-027] gives the documented sizes, address, alternative text and legend', () => {
    expect(image).toEqual({
      base: '/images/spa.es/h1/4',
      sizes: {
        '120_80': '/images/spa.es/h1/4/120x80.webp',
        SMALL: '/images/spa.es/h1/4/480x360.webp',
        LARGE: '/images/spa.es/h1/4/960x720.webp',
        '640_360': '/images/spa.es/h1/4/640x360.webp',
      },
      url: '/images/spa.es/h1/4/960x720.jpg',
      alt: 'Pool',
      legend: 'The pool',
    })
  })

  it('gives only addresses that the service answers', () => {
    const addresses = [...Object.values(image.sizes), image.url, `${image.base}/1280x960.avif`]
    for (const address of addresses) {
      expect(parseImageAddress(address.replace('/images/', ''))).toMatchObject({
        subject: 'spa',
        key: 'h1/4',
      })
    }
  })

  it('refuses a key that no address can carry', () => {
    expect(() => imageFor({ subject: 'spa', key: '../x', alt: '' })).toThrow(RangeError)
  })
})
