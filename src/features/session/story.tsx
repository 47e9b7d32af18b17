import { useDeferredValue, useMemo } from 'react'
import { useMachineOf } from '../../actors/environment-context.ts'
import { marketplaceMachine, type Marketplace } from '../../actors/marketplace.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { type Loaded, useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { standalone } from '../../ui/link.css.ts'
import { Link } from '../../ui/link.tsx'
import { SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Footer } from '../../ui/text/footer.tsx'
import { headline, title } from '../../ui/theme/text.css.ts'
import { tools } from './pictures.ts'
import { Figures } from './story-figures.tsx'
import { Reviews } from './story-reviews.tsx'
import { Trades, TradesSkeleton } from './story-trades.tsx'
import * as styles from './story.css.ts'

/** What the product is, below the login. Without what the server has to show, the rest of it is told all the same. */
export function Story() {
  const loaded = useLoaded(useMachineOf(marketplaceMachine))
  // Drawn bit by bit, so that a touch meanwhile is heard: first nothing, then its upper half, then all of it.
  const isDrawn = useDeferredValue(true, false)
  const isWhole = useDeferredValue(isDrawn, false)
  const { shown, isLoading } = useDeferredValue(useShown(loaded))
  if (!isDrawn) return null
  return (
    <>
      {isLoading && <TradesSkeleton />}
      {shown && shown.trades.length > 0 && <Trades {...shown} />}
      <section className={styles.band} aria-labelledby="how">
        <HowItWorks />
        {shown && <Figures figures={shown.figures} />}
      </section>
      {isWhole && (
        <>
          {isLoading && <ReviewsSkeleton />}
          {shown && shown.reviews.length > 0 && <Reviews reviews={shown.reviews} />}
          <Business />
          <Foot directory={shown?.directory ?? null} />
        </>
      )}
    </>
  )
}

/** What to draw; the same object for as long as it is the same. */
function useShown({ status, ...loaded }: Loaded<Marketplace>) {
  const shown = 'value' in loaded ? loaded.value : null
  const isLoading = status === 'loading'
  return useMemo(() => ({ shown, isLoading }), [shown, isLoading])
}

const steps = [
  { title: 'story.post', text: 'story.postText' },
  { title: 'story.compare', text: 'story.compareText' },
  { title: 'story.choose', text: 'story.chooseText' },
] as const

function HowItWorks() {
  const { t, format } = useI18n()
  return (
    <>
      <h2 className={headline} id="how">
        {t('story.how')}
      </h2>
      <ol className={styles.three}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {format.number(index + 1)}
            </span>
            <div>
              <h3 className={title}>{t(step.title)}</h3>
              <p className={styles.quiet}>{t(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Silent: nobody waits for it. */
function ReviewsSkeleton() {
  return (
    <div className={styles.section} aria-hidden="true">
      <SkeletonBlock width="240px" height="2rem" />
      <div className={styles.three}>
        {[1, 2, 3].map((each) => (
          <span key={each} className={styles.reviewBone} />
        ))}
      </div>
    </div>
  )
}

/** The way in for who does the work. */
function Business() {
  const { t } = useI18n()
  return (
    <section className={styles.section} aria-labelledby="business">
      <div className={styles.invitation}>
        <Picture
          className={styles.invitationPicture}
          src={tools}
          width="1000"
          height="560"
          loading="lazy"
          decoding="async"
        />
        <div className={styles.invitationWords}>
          <h2 className={headline} id="business">
            {t('story.business')}
          </h2>
          <p>{t('story.businessText')}</p>
          <Link className={`${buttonClass('plain')} ${styles.join}`} href={links.signupBusiness}>
            {t('story.join')}
          </Link>
        </div>
      </div>
    </section>
  )
}

/** The pages of the server, and whose this is. */
function Foot({ directory }: { readonly directory: Marketplace['directory'] | null }) {
  const { t, language } = useI18n()
  return (
    <Footer>
      {directory !== null && (
        <a className={standalone} href={`${directory}?lang=${language}`}>
          {t('story.find')}
        </a>
      )}
      <a className={standalone} href={links.about(language)}>
        {t('story.aboutUs')}
      </a>
      <a className={standalone} href={links.terms(language)}>
        {t('story.terms')}
      </a>
    </Footer>
  )
}
