import { LoadingMore } from '../ui/spinner.tsx'
import { late } from '../ui/skeleton.css.ts'
import * as styles from '../ui/screen.css.ts'

/** Stands in while the code of a screen is on its way: the green bar at once, a spinner after a moment. */
export function LoadingScreen() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.bar} />
      </header>
      <main className={styles.main}>
        <div className={late}>
          <LoadingMore />
        </div>
      </main>
    </div>
  )
}
