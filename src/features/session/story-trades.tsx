import type { Marketplace } from '../../actors/marketplace.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { TradePicture } from '../../ui/pictures/trades.tsx'
import { standalone } from '../../ui/link.css.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './story.css.ts'

type TradesProps = Pick<Marketplace, 'directory' | 'tradesCount' | 'trades'>

/** The trades that the most businesses do; each leads to its public page. */
export function Trades({ directory, tradesCount, trades }: TradesProps) {
  const { t, format, language } = useI18n()
  return (
    <section className={styles.section} aria-labelledby="trades">
      <div className={styles.head}>
        <h2 className={styles.headTitle} id="trades">
          {t('story.trades')}
        </h2>
        <a className={standalone} href={`${directory}?lang=${language}`}>
          {t('story.allTrades', { count: tradesCount })}
        </a>
      </div>
      <ul className={styles.trades}>
        {trades.map(({ category, page, businesses }) => (
          <li key={category} className={styles.tradeItem}>
            <a className={styles.trade} href={`${page}?lang=${language}`}>
              <TradePicture trade={category} className={styles.tradePicture} />
              <span className={styles.tradeWords}>
                <span>{t.category(category)}</span>
                {businesses !== null && (
                  <>
                    <span className={styles.count} aria-hidden="true">
                      {format.number(businesses)}
                    </span>
                    <VisuallyHidden>{`, ${t('story.businesses', { count: businesses })}`}</VisuallyHidden>
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** So many at most. */
const most = 12

/** Silent: nobody waits for it. */
export function TradesSkeleton() {
  return (
    <div className={styles.section} aria-hidden="true">
      <SkeletonBlock width="240px" height="2.75rem" />
      <div className={styles.trades}>
        {Array.from({ length: most }, (_, index) => (
          <span key={index} className={styles.tradeItem}>
            <span className={styles.trade}>
              <span className={styles.tradeBone} />
              <SkeletonBlock width="60%" height="1.35em" />
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
