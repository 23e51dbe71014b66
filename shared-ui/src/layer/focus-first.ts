/** Where the focus lands when a layer opens: what its content asks for, else its title, else the layer itself. */
export function focusFirst(layer: HTMLElement) {
  const wanted =
    layer.querySelector<HTMLElement>('[data-autofocus="content"]') ??
    layer.querySelector<HTMLElement>('[data-autofocus]')
  const target = wanted ?? layer
  target.focus({ preventScroll: wanted === null })
}
