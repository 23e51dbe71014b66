/** @jest-environment node */
import path from 'node:path'
import { trialRequests } from '@escapade/remote-kit/trial/trial-requests'
import type { LiveRelease } from '../registry/release-set'
import { emptyResult, threadFile } from '../testing/shop'
import { createRenderers } from './renderers'

const live = (name: string): LiveRelease => ({
  name,
  base: `/remotes/${name}/1/`,
  integrity: 'sha256-AAAA',
  release: {
    name,
    version: '1',
    manifest: { name, routes: [{ segment: name, page: 'page' }], fragments: [] },
    entry: { file: 'entry.js', global: 'x' },
    exposes: {},
    files: {},
  },
  server: { url: 'server.cjs', integrity: 'sha256-AAAA' },
})

/** Renderers of bundles that say how often they were loaded: a thread of its own each time. */
function open(maxThreads: number) {
  const loads: string[] = []
  const renderers = createRenderers({
    files: {
      publicUrl: (url) => url,
      bring: async () => {},
      read: async () =>
        Buffer.from(
          `let count = 0; exports.render = async () => { count += 1; return { ...${emptyResult}, html: String(count) } }`,
        ),
    },
    threadFile: threadFile(),
    requireFrom: path.join(__dirname, '../../package.json'),
    memoryMb: 64,
    clock: () => performance.now(),
    onTrouble: (_, message) => void loads.push(message),
    maxThreads,
  })
  const ask = async (name: string) => {
    const [request] = trialRequests(live(name).release)
    if (!request) throw new Error('It has no page')
    return (await renderers.of(live(name)).render(request, { deadlineMs: 20_000 })).html
  }
  return { renderers, ask }
}

it('keeps the threads of those that were asked for last, and starts the others anew when they are asked', async () => {
  const { renderers, ask } = open(2)
  expect(await ask('mf-a')).toBe('1')
  expect(await ask('mf-b')).toBe('1')
  expect(await ask('mf-a')).toBe('2')
  // The third: "b" was asked for longest ago.
  expect(await ask('mf-c')).toBe('1')
  expect(await ask('mf-a')).toBe('3')
  expect(await ask('mf-b')).toBe('1')
  expect(renderers.of(live('mf-b')).isRunning()).toBe(true)
  await renderers.stop()
})

it('ends none that works', async () => {
  const { renderers, ask } = open(1)
  const answers = await Promise.all(['mf-a', 'mf-b', 'mf-c', 'mf-a', 'mf-b', 'mf-c'].map(ask))
  expect(answers.filter((html) => /^[12]$/.test(html))).toHaveLength(6)
  await renderers.stop()
})
