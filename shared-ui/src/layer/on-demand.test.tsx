import { act, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ComponentType, type ReactNode, useState } from 'react'
import en from '../locales/en.json'
import { renderWithTexts } from '../testing/render-with-texts'
import { onDemand } from './on-demand'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

type LayerProps = { name: string; onClose: () => void }
const Layer = ({ name }: LayerProps) => <p>{name} is open</p>
const Panel = ({ name }: { name: string }) => <p>{name} is here</p>

/** Fails so often before it loads. */
const failing = <Props,>(part: (props: Props) => ReactNode, failures: number) => {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= failures) throw new Error('Loading chunk 7 failed')
    return { default: part }
  }
}

function Opener({ layer: Opened }: { layer: ComponentType<LayerProps> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Opened name="The map" onClose={() => setOpen(false)} />}
    </>
  )
}

class Crash extends Component<{ children: ReactNode }> {
  override state = { crashed: false }
  static getDerivedStateFromError = () => ({ crashed: true })
  override render() {
    return this.state.crashed ? <p>Crashed</p> : this.props.children
  }
}

// React says of each error that a boundary has caught it.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
const retry = async () => userEvent.click(await screen.findByRole('button', { name: en.load.retry }))

describe('a part loaded on demand', () => {
  it('[SH-074] says over the page that a layer could not be loaded, and loads it anew', async () => {
    renderWithTexts(<Opener layer={onDemand(failing(Layer, 2))} />)
    await open()
    expect(await screen.findByRole('dialog', { name: en.load.failed })).toBeInTheDocument()
    await retry()
    await retry()
    expect(await screen.findByText('The map is open')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: en.load.failed })).not.toBeInTheDocument()
  })

  it('[SH-074] can be closed, leaves the page standing, and is loaded anew when it is opened again', async () => {
    renderWithTexts(<Opener layer={onDemand(failing(Layer, 1))} />)
    await open()
    await screen.findByRole('dialog', { name: en.load.failed })
    await userEvent.click(screen.getByRole('button', { name: en.layer.close }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await open()
    expect(await screen.findByText('The map is open')).toBeInTheDocument()
  })

  it('says that a layer is on its way once that takes long, and can be closed before it comes', async () => {
    let arrive = () => {}
    const load = () =>
      new Promise<{ default: typeof Layer }>((resolve) => {
        arrive = () => resolve({ default: Layer })
      })
    renderWithTexts(<Opener layer={onDemand(load)} />)
    await open()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByRole('dialog', { name: en.load.waiting })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: en.layer.close }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await open()
    await screen.findByRole('dialog', { name: en.load.waiting })
    await act(async () => arrive())
    expect(screen.getByText('The map is open')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says it in its own place where it is no layer, and loads it anew', async () => {
    const Filters = onDemand(failing(Panel, 1), { waiting: <p>Waiting</p> })
    renderWithTexts(<Filters name="The filter" />)
    expect(screen.getByText('Waiting')).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent(en.load.failed)
    await retry()
    expect(await screen.findByText('The filter is here')).toBeInTheDocument()
  })

  it('is left out where it is optional', async () => {
    const load = jest.fn(failing(Panel, 1))
    const Teaser = onDemand(load, { optional: true, waiting: <p>Waiting</p> })
    renderWithTexts(
      <>
        <Teaser name="The teaser" />
        <p>The page</p>
      </>,
    )
    await screen.findByText('The page')
    await expect(load.mock.results[0]?.value).rejects.toThrow()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('The page')).toBeInTheDocument()
  })

  it('leaves an error of the part itself to the error boundary', async () => {
    const Broken = onDemand(async () => ({
      default: () => {
        throw new Error('A bug')
      },
    }))
    renderWithTexts(
      <Crash>
        <Broken />
      </Crash>,
    )
    expect(await screen.findByText('Crashed')).toBeInTheDocument()
  })

  it('is fetched ahead once somebody points at it, and a failure then has no effect', async () => {
    const load = jest.fn(failing(Panel, 1))
    const Filters = onDemand(load)
    Filters.preload()
    await expect(load.mock.results[0]?.value).rejects.toThrow()
    renderWithTexts(<Filters name="The filter" />)
    expect(await screen.findByText('The filter is here')).toBeInTheDocument()
  })

  it('is drawn at once when it is there already', async () => {
    const Filters = onDemand(async () => ({ default: Panel }))
    Filters.preload()
    await act(async () => {})
    renderWithTexts(<Filters name="The filter" />)
    expect(screen.getByText('The filter is here')).toBeInTheDocument()
  })
})
