import { pseudoLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { AppError } from './errors'

type Input = { params: unknown; query: unknown; body: unknown }

/** Refuses the pseudo-locale as a locale that does not exist, where it is off. */
export function refusePseudoLocale(input: Input): void {
  for (const [part, values] of Object.entries(input))
    if ((values as { locale?: unknown } | undefined)?.locale === pseudoLocale)
      throw new AppError('invalid-request', undefined, [
        { path: `${part}.locale`, code: 'invalid_value', message: 'No such locale' },
      ])
}
