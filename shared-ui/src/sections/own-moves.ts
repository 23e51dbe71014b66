/** Events by which visitors move a page themselves; what follows it for them ends there. A scrollbar is held with the mouse. */
export const ownMoves = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const
