/** For tests: no media query of a wide screen matches. jsdom has none at all, which counts as wide. */
export function pretendPhone() {
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null })
  Object.assign(window, { matchMedia })
}

export const leavePhone = () => Reflect.deleteProperty(window, 'matchMedia')
