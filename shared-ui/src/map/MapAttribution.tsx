import styles from './Map.module.scss'

const address = /(https:\/\/\S+)/

/** Names the makers of the map's data. Addresses in it lead there, as licences ask for. */
export const MapAttribution = ({ text }: { text: string }) => (
  <p className={styles.attribution}>
    {text.split(address).map((part) =>
      address.test(part) ? (
        <a key={part} href={part} target="_blank" rel="noopener">
          {part.replace(/^https:\/\/(www\.)?/, '')}
        </a>
      ) : (
        part
      ),
    )}
  </p>
)
