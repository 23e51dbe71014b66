import { createRasterizer, type Rasterizer } from './rasterizer'

const input =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#1E4D3B"/></svg>'
const request = { input, format: 'jpg', options: { quality: 80 } } as const

let rasterizer: Rasterizer
afterEach(() => rasterizer.close())

describe('rasterizer', () => {
  it('refuses a drawing that is none and goes on', async () => {
    rasterizer = createRasterizer()
    await expect(rasterizer.rasterize({ ...request, input: 'no drawing' })).rejects.toThrow(
      /unsupported|corrupt/i,
    )
    expect((await rasterizer.rasterize(request)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  })

  it('fails what was asked when its process ends, and starts another one', async () => {
    rasterizer = createRasterizer()
    const asked = rasterizer.rasterize(request)
    rasterizer.close()
    await expect(asked).rejects.toThrow('has stopped')
    await expect(rasterizer.rasterize(request)).resolves.toBeInstanceOf(Buffer)
  })
})
