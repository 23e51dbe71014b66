import { hostFigures } from './host-figures'

const now = () => new Date('2027-03-01T00:00:00Z')
const read = (publicOrigin: string, name: string) =>
  hostFigures({ varDir: '/', publicOrigin, now })
    .find((figure) => figure.name === name)
    ?.read()

it('tells what is free of the disk', async () => {
  const [free] = (await read('http://localhost', 'disk_free_ratio')) ?? []
  expect(free?.value).toBeGreaterThan(0)
  expect(free?.value).toBeLessThanOrEqual(1)
})

it('tells of no certificate without HTTPS, and none that cannot be read', async () => {
  expect(await read('http://localhost:3000', 'certificate_left_seconds')).toEqual([])
  await expect(read('https://127.0.0.1:1', 'certificate_left_seconds')).rejects.toThrow()
})
