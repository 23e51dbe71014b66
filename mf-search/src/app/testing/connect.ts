/** Takes the connection away or gives it back. A view hears of it once it is mounted, and until it is taken down. */
export function connect(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
