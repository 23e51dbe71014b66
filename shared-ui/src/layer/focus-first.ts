/**
 * Gives the focus, when a layer opens, to the element its content asks for, else to its title, else to the layer
 * itself.
 */
export function focusFirst(layer: HTMLElement) {
  const wanted =
    layer.querySelector<HTMLElement>('[data-autofocus="content"]') ??
    layer.querySelector<HTMLElement>('[data-autofocus]')
  const target = wanted ?? layer
  target.focus({ preventScroll: wanted === null })
}
