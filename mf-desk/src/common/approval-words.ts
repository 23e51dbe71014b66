import type { ApprovalWish } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from './desk-words'

/** An act that was asked for, in words: "Cancel, 200 € back". */
export function useApprovalWords(): (wish: ApprovalWish) => string {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  return (wish) => {
    if (wish.act === 'correct-mailbox')
      return t('approvals.wish.correct-mailbox', { before: wish.emailBefore, email: wish.email })
    const amount = words.money(wish.act === 'cancel' ? wish.expectedRefund : wish.amount)
    return t(`approvals.wish.${wish.act}`, { amount })
  }
}
