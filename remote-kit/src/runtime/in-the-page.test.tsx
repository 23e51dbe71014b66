import * as analyticsEvents from '@escapade/shared-contracts/events/analytics-events'
import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { AppLink } from './app-link'
import { CriteriaGate, useCriteria } from './criteria'
import { useEmit, useEvent } from './events'
import { useHead } from './head'
import { MountContext, type MountInfo } from './mounting/mount-context'
import { createMountState, Providers } from './mounting/providers'
import { createQueryClient } from './query'
import { ShellContext } from './shell-context'
import { Slot } from './slot'
import { renderInShell } from './testing/testing'
import { createI18n } from './texts/i18n'

describe('criteria', () => {
  const Adults = () => {
    const { criteria, ready, update } = useCriteria()
    return (
      <button type="button" onClick={() => update((current) => ({ ...current, a: (criteria.a ?? 0) + 1 }))}>
        {ready ? `adults ${criteria.a}` : 'not known'}
      </button>
    )
  }

  it('[SH-030] come from the hash, follow it and go back into it', () => {
    const { setHash, hash } = renderInShell(<Adults />, { hash: 'a=2&theme=9' })
    expect(screen.getByRole('button')).toHaveTextContent('adults 2')
    fireEvent.click(screen.getByRole('button'))
    expect(hash()).toBe('a=3&theme=9')
    setHash('a=7')
    expect(screen.getByRole('button')).toHaveTextContent('adults 7')
  })

  it('are not known on the server: both states are sent, and hydration changes nothing before it is done', async () => {
    const { services } = renderInShell(<p />, { hash: 'a=4' })
    const i18n = createI18n({ texts: {}, language: 'en', namespace: 'ui' })
    const state = createMountState({ i18n, queryClient: createQueryClient() })
    const page = (mount: Partial<MountInfo>) => (
      <Providers state={state} services={services} mount={{ mountId: 'page', ...mount }}>
        <CriteriaGate skeleton={<i>skeleton</i>}>
          <Adults />
        </CriteriaGate>
      </Providers>
    )
    const element = document.createElement('div')
    element.innerHTML = renderToString(page({ collector: { head: {}, slots: [] } }))
    expect(element).toHaveTextContent('not knownskeleton')
    const mismatches: unknown[] = []
    await act(async () => {
      hydrateRoot(element, page({ takesOver: true }), {
        onRecoverableError: (error) => void mismatches.push(error),
      })
    })
    expect(element).toHaveTextContent(/^adults 4$/)
    expect(mismatches).toEqual([])
  })
})

describe('a link of the shop', () => {
  const link = (props = {}) => {
    const shell = renderInShell(
      <AppLink to="/product/1#a=2" {...props}>
        Stay
      </AppLink>,
      {
        visit: { basePath: '/nl' },
      },
    )
    return { ...shell, link: screen.getByRole('link', { name: 'Stay' }) }
  }
  // jsdom cannot load documents.
  beforeAll(() => window.addEventListener('click', (event) => event.preventDefault()))

  it('has a real address and goes there without loading a document', () => {
    const { link: element, record } = link()
    expect(element).toHaveAttribute('href', '/nl/product/1#a=2')
    fireEvent.click(element)
    expect(record.navigations).toEqual([{ uri: '/product/1#a=2', replace: false }])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    (options) => {
      const { link: element, record } = link()
      fireEvent.click(element, options)
      expect(record.navigations).toEqual([])
    },
  )

  it('lets its owner decide otherwise', () => {
    const { link: element, record } = link({ onClick: (event: Event) => event.preventDefault() })
    fireEvent.click(element)
    expect(record.navigations).toEqual([])
  })
})

describe('events', () => {
  it('[SC-069] are heard while the component is there, by its newest handler', () => {
    const heard: string[] = []
    const Listener = ({ name }: { name: string }) => {
      useEvent(analyticsEvents.searchSubmitted, ({ hash }) => heard.push(`${name} ${hash}`))
      return null
    }
    const { rerender, unmount, channel } = renderInShell(<Listener name="one" />)
    rerender(<Listener name="two" />)
    act(() => channel.emit(analyticsEvents.searchSubmitted, { flow: 'booking', hash: 'a=2' }))
    unmount()
    act(() => channel.emit(analyticsEvents.searchSubmitted, { flow: 'booking', hash: 'a=3' }))
    expect(heard).toEqual(['two a=2'])
    expect(channel.size()).toBe(Object.values(analyticsEvents).length)
  })

  it('[SC-069] reach every listener on the page', () => {
    const Sender = () => {
      const emit = useEmit()
      return (
        <button
          type="button"
          onClick={() => emit(analyticsEvents.searchSubmitted, { flow: 'hotel', hash: '' })}
        >
          Send
        </button>
      )
    }
    const { channel } = renderInShell(<Sender />)
    const heard = jest.fn()
    channel.on(analyticsEvents.searchSubmitted, heard)
    fireEvent.click(screen.getByRole('button'))
    expect(heard).toHaveBeenCalledWith({ flow: 'hotel', hash: '' })
  })
})

describe('a slot', () => {
  it('asks the shell for the fragment, once, and sends new props when they are others', () => {
    const Page = ({ look }: { look: 'home' | 'page' }) => (
      <Slot fragment="mf-search/search-box" props={{ flow: 'booking', look }} />
    )
    const { rerender, record, container } = renderInShell(<Page look="home" />)
    rerender(<Page look="home" />)
    expect(record.fragments).toHaveLength(1)
    expect(record.fragments[0]).toMatchObject({ fragment: 'mf-search/search-box', grade: 'regular' })
    expect(record.fragments[0]?.mountId).toBe(
      container.querySelector('[data-slot]')?.getAttribute('data-slot'),
    )
    rerender(<Page look="page" />)
    expect(record.fragments[0]?.props).toMatchObject({ look: 'page' })
    expect(record.fragments).toHaveLength(1)
  })

  it('takes the props that its fragment reads, and no others', () => {
    const slots = [
      <Slot key="1" fragment="mf-search/search-box" props={{ flow: 'booking', look: 'page' }} />,
      <Slot key="2" fragment="mf-gifting/gift-boxes" />,
      // @ts-expect-error There is no such fragment.
      <Slot key="3" fragment="mf-search/serach-box" props={{ flow: 'booking' }} />,
      // @ts-expect-error It has no prop of that name.
      <Slot key="4" fragment="mf-search/search-box" props={{ flow: 'booking', lok: 'page' }} />,
      // @ts-expect-error That prop has other values.
      <Slot key="5" fragment="mf-search/search-box" props={{ flow: 'stays' }} />,
      // @ts-expect-error A prop is missing.
      <Slot key="6" fragment="mf-search/search-box" />,
    ]
    const { record } = renderInShell(<div>{slots}</div>)
    expect(record.fragments).toHaveLength(slots.length)
  })

  /** Watched elements, and how to bring them near the view. */
  function watchSight() {
    const watched = new Map<Element, IntersectionObserverCallback>()
    const forget = jest.fn()
    window.IntersectionObserver = class {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe = (target: Element) => void watched.set(target, this.callback)
      disconnect = forget
    } as never
    const see = (isIntersecting: boolean) =>
      act(() => {
        for (const callback of watched.values()) callback([{ isIntersecting } as never], {} as never)
      })
    return { see, forget }
  }

  it('waits until it is nearly seen where the page says so, and gives up with the page', () => {
    const { see, forget } = watchSight()
    const { record, unmount } = renderInShell(<Slot fragment="mf-gifting/gift-boxes" when="seen" />)
    see(false)
    expect(record.fragments).toHaveLength(0)
    see(true)
    expect(record.fragments).toHaveLength(1)
    unmount()
    expect(forget).toHaveBeenCalled()
  })

  it('is taken over near the view where the server drew it, and drawn at once where it did not', async () => {
    const { see } = watchSight()
    const slot = <Slot fragment="mf-gifting/gift-boxes" when="near" />
    const { record, services } = renderInShell(slot)
    expect(record.fragments).toHaveLength(1)

    const element = document.createElement('div')
    const page = (
      <ShellContext value={services}>
        <MountContext value={{ mountId: 'page' }}>{slot}</MountContext>
      </ShellContext>
    )
    element.innerHTML = renderToString(page).replace('></div>', '>drawn</div>')
    await act(async () => void hydrateRoot(element, page))
    expect(record.fragments).toHaveLength(1)
    see(true)
    expect(record.fragments).toHaveLength(2)
    expect(element).toHaveTextContent('drawn')
  })

  it('leaves alone what stands in it', () => {
    const { rerender, container } = renderInShell(<Slot fragment="mf-gifting/gift-boxes" />)
    const place = container.querySelector('[data-slot]')
    place?.append('the fragment’s own')
    rerender(<Slot fragment="mf-gifting/gift-boxes" className="other" />)
    expect(place).toHaveTextContent('the fragment’s own')
  })
})

describe('the head', () => {
  const Page = (props: Parameters<typeof useHead>[0]) => {
    useHead(props)
    return null
  }
  const attribute = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name)

  beforeEach(() => {
    document.head.innerHTML =
      '<title>Before</title><meta name="description" content="before"><link rel="canonical" href="https://x.test/before">' +
      '<link rel="alternate" hreflang="nl-BE" href="https://x.test/nl/before"><script type="application/ld+json">{"a":1}</script>'
  })

  it('follows the page after navigation', () => {
    const { rerender } = renderInShell(
      <Page
        title="Stay"
        description="Two days"
        canonical="/product/1"
        index={false}
        jsonLd={[{ name: 'Stay' }]}
      />,
      { visit: { origin: 'https://be.test', basePath: '/fr' } },
    )
    expect(document.title).toBe('Stay')
    expect(attribute('meta[name="description"]', 'content')).toBe('Two days')
    expect(attribute('meta[name="robots"]', 'content')).toBe('noindex, follow')
    expect(attribute('link[rel="canonical"]', 'href')).toBe('https://be.test/fr/product/1')
    expect(document.head.querySelector('[hreflang]')).toBeNull()
    expect(document.head.querySelector('script')).toHaveTextContent('{"name":"Stay"}')
    rerender(<Page title="Another stay" links={[{ rel: 'next', href: '/search?page=1' }]} />)
    expect(document.title).toBe('Another stay')
    expect(attribute('link[rel="next"]', 'href')).toBe('https://be.test/fr/search?page=1')
  })

  it('leaves in place what the server has written already', () => {
    const [link, script] = document.head.querySelectorAll('link, script')
    renderInShell(<Page canonical="/before" jsonLd={[{ a: 1 }]} />, { visit: { origin: 'https://x.test' } })
    expect(link?.isConnected && script?.isConnected).toBe(true)
    expect(document.head.querySelector('[hreflang]')).not.toBeNull()
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })
})
