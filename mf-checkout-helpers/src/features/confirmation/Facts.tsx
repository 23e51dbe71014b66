import styles from './Confirmation.module.scss'

export type Fact = readonly [name: string, value: string]

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value], index) => (
      // Two gifts of an order may be alike, and the rows never change places.
      <div key={index}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
