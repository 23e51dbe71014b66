import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { FoundCase } from '@escapade/shared-contracts/api/desk/found-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from './desk-words'
import { State } from './State'

/** Messages as rows of the list that they stand in; those of several customers with their names. */
export function CaseRows({ cases, isOfOne = true }: { cases: FoundCase[]; isOfOne?: boolean }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  return cases.map(({ caseNumber, status, name, excerpt, createdAt }) => (
    <li key={caseNumber}>
      <span>
        <AppLink to={paths.deskCase({ caseNumber })}>{caseNumber}</AppLink>{' '}
        <State state={status}>{t(`state.${status}`)}</State>
        <small>{isOfOne ? excerpt : `${name}: ${excerpt}`}</small>
      </span>
      <time dateTime={createdAt}>{words.moment(createdAt)}</time>
    </li>
  ))
}
