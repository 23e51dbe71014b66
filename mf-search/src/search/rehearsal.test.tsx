import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { ShellContext, useShell } from '@escapade/remote-kit/runtime/shell-context'
import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { act, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { Rehearsing, useRehearsal, useRehearsed } from './rehearsal'

const draws = jest.fn()

function Results() {
  const { criteria } = useCriteria()
  draws()
  return <p>{serializeCriteria({ criteria })}</p>
}

function Found() {
  const shell = useShell()
  const criteria = useRehearsed()
  const services = useMemo(() => ({ ...shell, criteria }), [shell, criteria])
  return (
    <ShellContext value={services}>
      <Results />
    </ShellContext>
  )
}

/** Drawn anew for what it hears itself alone. */
const found = <Found />

function Layer({ onClose }: { onClose: () => void }) {
  const { criteria, update } = useCriteria()
  const [draft, setDraft] = useState<Criteria>(criteria)
  useRehearsal(draft)
  return (
    <>
      <button type="button" onClick={() => setDraft({ ...draft, sort: 'priceAsc' })}>
        Cheap
      </button>
      <button type="button" onClick={() => setDraft({ ...draft, facilities: ['pool'] })}>
        Pool
      </button>
      <button
        type="button"
        onClick={() => {
          update(() => draft)
          onClose()
        }}
      >
        Confirm
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Rehearsing>
      {found}
      {isOpen && <Layer onClose={() => setOpen(false)} />}
    </Rehearsing>
  )
}

const press = (name: string) => act(() => screen.getByText(name).click())
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))

function setUp() {
  const shell = renderInShell(<Page />, { hash: 'city=75' })
  pass(1000)
  draws.mockClear()
  return shell
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('draws the results of a choice that rests, and changes nothing else', () => {
  const { hash } = setUp()
  press('Cheap')
  pass(249)
  press('Pool')
  pass(249)
  expect(draws).not.toHaveBeenCalled()
  pass(1)
  expect(screen.getByText('city=75&sort=priceAsc&facilities=pool')).toBeVisible()
  expect(hash()).toBe('city=75')
})

it('has nothing left to draw once it is confirmed', () => {
  const { hash } = setUp()
  press('Pool')
  pass(250)
  draws.mockClear()
  press('Confirm')
  expect(hash()).toBe('city=75&facilities=pool')
  expect(screen.getByText('city=75&facilities=pool')).toBeVisible()
  expect(draws).not.toHaveBeenCalled()
})

it('goes back to what was chosen when it is closed without', () => {
  setUp()
  press('Pool')
  pass(250)
  press('Close')
  expect(screen.getByText('city=75')).toBeVisible()
})

it('follows the address again afterwards', () => {
  const { setHash } = setUp()
  press('Pool')
  pass(250)
  press('Confirm')
  setHash('city=76')
  expect(screen.getByText('city=76')).toBeVisible()
})

it('follows what is confirmed before it was rehearsed', () => {
  setUp()
  press('Pool')
  pass(250)
  press('Cheap')
  press('Confirm')
  expect(screen.getByText('city=75&facilities=pool&sort=priceAsc')).toBeVisible()
  pass(1000)
  expect(screen.getByText('city=75&facilities=pool&sort=priceAsc')).toBeVisible()
})
