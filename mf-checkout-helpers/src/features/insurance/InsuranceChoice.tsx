import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Insurer } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { formatShortDeadline } from '@escapade/shared-contracts/rules/stays/format-deadline'
import { refundTerms } from '@escapade/shared-contracts/rules/stays/refund-share'
import { Button } from '@escapade/shared-ui/button/Button'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenedBeside } from '../../common/OpenedBeside'
import styles from './InsuranceChoice.module.scss'
import type { InsuranceChoiceState } from './use-insurance'

type Props = { choice: InsuranceChoiceState; policy: CancellationPolicy | null; submitted: boolean }

/** Insured or flexible: nothing is preselected, and one must be chosen (CH-023, CH-024). */
export function InsuranceChoice({ choice, policy, submitted }: Props) {
  const { t } = useTranslation('checkout')
  const { isOffered, insurer, insurance, choose, retry, isMissing } = choice
  if (!isOffered) return null
  const isShownMissing = submitted && isMissing
  const options = [
    {
      value: 'false',
      label: <Option label={t('insurance.flexible')} price={<Added cents={0} />} />,
      hint: t('insurance.flexibleHint'),
    },
    {
      value: 'true',
      label: <Option label={t('insurance.insured')} price={<Premium choice={choice} />} />,
      hint: t('insurance.insuredHint'),
      disabled: insurance.error !== null,
    },
  ]
  return (
    <section
      aria-labelledby="insurance-title"
      className={styles.choice}
      data-invalid={isShownMissing || undefined}
      aria-busy={insurance.isFetching}
    >
      <Heading level={2} look={3} id="insurance-title">
        {t('insurance.title')}
      </Heading>
      <RadioGroup
        hideLegend
        look="cards"
        legend={t('insurance.title')}
        options={options}
        value={insurance.hasInsurance === null ? null : String(insurance.hasInsurance)}
        onChange={(value) => choose(value === 'true')}
        error={isShownMissing ? t('insurance.missing') : null}
      />
      {insurer && <About insurer={insurer} />}
      <FreeUntil policy={policy} />
      {insurance.error && (
        <Message tone="warn" announce title={t('insurance.error')}>
          <Button variant="text" onClick={retry}>
            {t('quote.retry')}
          </Button>
        </Message>
      )}
    </section>
  )
}

/** Where cancelling is free for a while, an insurance covers what comes after. */
function FreeUntil({ policy }: Pick<Props, 'policy'>) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  const { notice, deadline } = refundTerms({ hasDates: true, policy })
  if (notice !== 'free' || !deadline) return null
  return (
    <p className={styles.about}>
      {t('insurance.freeUntil', { deadline: formatShortDeadline({ deadline, language }) })}
    </p>
  )
}

/** Insurer, and what has to be known before the choice (Directive (EU) 2016/97). */
function About({ insurer: { name, informationUrl, conditionsUrl, claimsUrl } }: { insurer: Insurer }) {
  const { t } = useTranslation('checkout')
  return (
    <p className={styles.about}>
      {t('insurance.insurer', { name })}{' '}
      <OpenedBeside url={informationUrl}>{t('insurance.information')}</OpenedBeside>
      {' · '}
      <OpenedBeside url={conditionsUrl}>{t('insurance.conditions')}</OpenedBeside>
      {' · '}
      <OpenedBeside url={claimsUrl}>{t('insurance.claim')}</OpenedBeside>
    </p>
  )
}

/** Its price while it is known, a placeholder while it is fetched. */
function Premium({ choice: { insurance } }: Pick<Props, 'choice'>) {
  if (insurance.isFetching) return <Skeleton width={3} />
  return insurance.error ? null : <Added cents={insurance.amount} />
}

function Added({ cents }: { cents: number }) {
  const { locale } = useVisit()
  return <>+{formatCents({ cents, locale })}</>
}

const Option = ({ label, price }: { label: string; price: ReactNode }) => (
  <span className={styles.option}>
    {label} <b className={styles.price}>{price}</b>
  </span>
)
