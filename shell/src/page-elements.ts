/** Ids in the document, known to the server that writes it and to the client that brings it to life. */
export const elementIds = {
  main: 'main',
  boot: 'boot',
  /** Says the title of a page that came without loading a document. */
  announcer: 'announcer',
  /** `<template>`s of what stands in for an app that did not load, or threw. */
  loadFailed: 'load-failed',
  crashed: 'crashed',
} as const

/** Trusted Types policy of the document's scripts (client/inline): they run before the client can bring its own. */
export const startPolicy = 'start'

/** Media query that nothing matches: files that the document's start script lets be asked for. */
export const notYet = 'not all'

/** Id of the element in `<main>` that the app of a remote is drawn in. */
export const appElementId = (remote: string): string => `single-spa-application:${remote}`

/**
 * In `dataset` of the element of an app or a fragment: `begun` once React hears presses there, `drawn` once it answers
 * each of them, `shown` once it knows what is entered, too.
 */
export type TakenOver = 'begun' | 'drawn' | 'shown'

/** Elements in `<main>` whose presses count: a press before React answers is written down, to be done again. */
export const pressedSelector = `#${elementIds.main} :is(button, [role="combobox"])`

/** Buttons of header and footer that need the client: the last one pressed before it is there is pressed again. */
export const chromeSelector = '[data-menu-tab],[data-back],[data-cookie-preferences]'

/** The nearest app or fragment that an element belongs to. */
export const placesSelector = `[data-slot], #${elementIds.main} > *`
