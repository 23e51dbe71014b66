/** Once what the last press changed is painted: a frame is painted right after its callbacks, and this task comes next. */
export const afterPaint = (act: () => unknown) => void requestAnimationFrame(() => setTimeout(act))
