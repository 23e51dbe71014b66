import { translate } from '@escapade/shared-contracts/testing/translate'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { watchTranslation } from './watch-translation'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Once for the file, as once for a document.
beforeAll(() => watchTranslation(window))

let place: HTMLElement
let root: Root
beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

/** Everything at once that a page does with texts: they change, stand beside others that come and go, and are moved. */
function Page() {
  const [step, setStep] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Pay {step + 100} € <i>now</i>
      </button>
      <p>
        {step % 2 === 0 && <b>notice</b>}
        Total: {step + 100} €{step > 1 && <i>insured</i>}
        {step > 2 ? ' refunded' : null}
      </p>
      <output>{`${step} rooms`}</output>
      <ul>
        {(step % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'a']).map((key) => (
          <li key={key}>
            {key} {step}
          </li>
        ))}
      </ul>
      {step > 0 ? 'chosen' : 'free'}
      {step === 3 ? null : <em>end</em>}
    </>
  )
}

const shown = (container: Element) => container.textContent?.replace(/\s+/g, ' ').trim()

/** Text of the page without a translator at a step. */
async function plain(steps: number): Promise<string | undefined> {
  const other = document.createElement('main')
  const alone = createRoot(other)
  await act(async () => alone.render(<Page />))
  for (let step = 0; step < steps; step += 1)
    await act(async () =>
      other.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    )
  const text = shown(other)
  act(() => alone.unmount())
  return text
}

it.each(['moved', 'copied'] as const)('a page whose texts a translator has %s says what is', async (way) => {
  const said: unknown[] = []
  await act(async () => root.render(<Page />))
  const stop = translate(place, way)
  // The first one is what it is loaded for.
  await act(async () => void (await import('./moved-text')))
  for (let step = 0; step < 5; step += 1) {
    await act(async () => place.querySelector('button')?.click())
    said.push(shown(place))
  }
  stop()
  const wanted: unknown[] = []
  for (let step = 1; step <= 5; step += 1) wanted.push(await plain(step))
  expect(said).toEqual(wanted)
  expect(place.querySelectorAll('font').length).toBeGreaterThan(5)
})

it('React throws at a moved text without it: the reason for it stands', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const other = frame.contentDocument?.body as HTMLElement
  const text = other.appendChild(frame.contentDocument?.createTextNode('text') as Text)
  const font = other.appendChild(frame.contentDocument?.createElement('font') as HTMLElement)
  font.append(text)
  expect(() => other.removeChild(text)).toThrow()
  frame.remove()
})
