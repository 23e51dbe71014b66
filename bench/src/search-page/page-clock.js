/* Runs in the page from its first moment, as it stands here. */
{
  /** @type {Window['pageClock']} */
  const clock = {
    interactions: [],
    longTasks: [],
    painted: null,
    expectResults() {
      const before = location.hash
      expectThat(() => location.hash !== before && isSettled())
    },
    expectTitle: (title) => expectThat(() => document.querySelector('h1')?.textContent === title),
  }
  window.pageClock = clock

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} note
   * @param {PerformanceObserverInit & { durationThreshold?: number }} options
   */
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  observe(
    'event',
    (entry) => {
      if (!(entry instanceof PerformanceEventTiming)) return
      const { interactionId, name, duration, startTime, target } = entry
      const on = pressed.get(startTime) ?? describe(target)
      if (interactionId) clock.interactions.push({ id: interactionId, name, duration, on })
    },
    { durationThreshold: 16 },
  )
  observe('longtask', ({ startTime, duration }) => clock.longTasks.push({ startTime, duration }))

  const describe = (/** @type {EventTarget | null} */ element) =>
    element instanceof Element
      ? element.getAttribute('aria-label') ||
        (element.closest('label, button, [role="option"]') ?? element).textContent?.slice(0, 30) ||
        element.getAttribute('placeholder') ||
        ''
      : ''

  /** An element that closes a layer is gone from the page when its press is reported. */
  const pressed = new Map()
  addEventListener('click', ({ timeStamp, target }) => pressed.set(timeStamp, describe(target)), true)

  /** The cards bear the criteria of the address, and nothing is on its way. */
  const isSettled = () => {
    /** @type {HTMLAnchorElement | null} */
    const link = document.querySelector('main article a')
    const wanted = location.hash === '' ? !link?.hash : link?.hash === location.hash
    return link !== null && wanted && document.querySelector('main [aria-busy="true"]') === null
  }

  /**
   * From the next lifting of the finger until what is waited for is painted; the result is in `clock.painted`.
   *
   * @param {() => boolean} isThere
   */
  const expectThat = (isThere) => {
    clock.painted = null
    /** @type {number | null} */
    let tappedAt = null
    const note = () => {
      const since = tappedAt
      if (since === null || !isThere()) return
      changes.disconnect()
      // A frame is painted right after its callbacks; this task comes before whatever the page does next.
      requestAnimationFrame(() =>
        scheduler.postTask(
          () => {
            clock.painted = performance.now() - since
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
}
