/* Runs in the page from its first moment, as it stands here. */
{
  const clock = { interactions: [], longTasks: [], painted: null, waiting: null }
  window.pageClock = clock

  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  observe(
    'event',
    ({ interactionId, name, duration, startTime, target }) => {
      const on = pressed.get(startTime) ?? describe(target)
      if (interactionId) clock.interactions.push({ id: interactionId, name, duration, on })
    },
    { durationThreshold: 16 },
  )
  observe('longtask', ({ startTime, duration }) => clock.longTasks.push({ startTime, duration }))

  const describe = (element) =>
    element?.getAttribute?.('aria-label') ||
    (element?.closest?.('label, button, [role="option"]') ?? element)?.textContent?.slice(0, 30) ||
    element?.placeholder ||
    ''

  /** An element that closes a layer is gone from the page when its press is reported. */
  const pressed = new Map()
  addEventListener('click', ({ timeStamp, target }) => pressed.set(timeStamp, describe(target)), true)

  /** The cards bear the criteria of the address, and nothing is on its way. */
  const isSettled = () => {
    const link = document.querySelector('main article a[href*="/product/"]')
    const wanted = location.hash === '' ? !link?.hash : link?.hash === location.hash
    return link !== null && wanted && document.querySelector('main [aria-busy="true"]') === null
  }

  /** From the next lifting of the finger until what is waited for is painted; the result is in `clock.painted`. */
  const expectThat = (isThere) => {
    clock.painted = null
    let tappedAt = null
    const note = () => {
      if (tappedAt === null || !isThere()) return
      changes.disconnect()
      // A frame is painted right after its callbacks; this task comes before whatever the page does next.
      requestAnimationFrame(() =>
        scheduler.postTask(
          () => {
            clock.painted = performance.now() - tappedAt
          },
          { priority: 'user-blocking' },
        ),
      )
    }
    const changes = new MutationObserver(note)
    changes.observe(document, { subtree: true, childList: true, attributes: true })
    addEventListener(
      'pointerup',
      (event) => {
        tappedAt = event.timeStamp
      },
      { capture: true, once: true },
    )
  }
  clock.expectResults = () => {
    const before = location.hash
    expectThat(() => location.hash !== before && isSettled())
  }
  clock.expectTitle = (title) => expectThat(() => document.querySelector('h1')?.textContent === title)
}
