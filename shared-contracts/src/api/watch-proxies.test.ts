import { createProxyWatch } from './watch-proxies'

function watched() {
  const said: object[] = []
  const watch = createProxyWatch({ warn: (facts) => said.push(facts) })
  const ask = (address: string, ips: string[], headers: object = { 'x-forwarded-for': '203.0.113.7' }) =>
    watch({ ips, headers: { ...headers }, socket: { remoteAddress: address } })
  return { said, ask }
}

it('says once which proxy is not named', () => {
  const { said, ask } = watched()
  for (let asked = 0; asked < 5; asked += 1) ask('172.18.0.1', ['172.18.0.1'])
  expect(said).toEqual([{ address: '172.18.0.1' }])
})

it('says nothing of proxies that are named, nor of visitors without one', () => {
  const { said, ask } = watched()
  ask('172.18.0.1', ['172.18.0.1', '203.0.113.7'])
  ask('203.0.113.7', ['203.0.113.7'], {})
  expect(said).toEqual([])
})

it('says little of those who send the header themselves', () => {
  const { said, ask } = watched()
  for (let last = 1; last < 200; last += 1) ask(`198.51.100.${last}`, [`198.51.100.${last}`])
  expect(said.length).toBeLessThanOrEqual(3)
})
