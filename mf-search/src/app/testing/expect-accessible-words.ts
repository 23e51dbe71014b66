import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { State } from './on-page'
import { openState } from './open-state'

/** Words are of a language, and with them the names of everything: each part that a state adds is looked at in it. */
export async function expectAccessibleWords(locale: Locale, state: State): Promise<void> {
  await openState(locale, state)
  const parts = [...document.querySelectorAll(state.part ?? 'body')]
  expect(parts).not.toEqual([])
  for (const part of parts) await expectAccessible(part)
}
