import { prose } from '../../../ui/theme/text.css.ts'
import * as styles from './job-details.css.ts'

/** What somebody wrote, in their own words. */
export function Quote({ text }: { readonly text: string }) {
  return (
    <blockquote className={styles.quote}>
      <p className={prose} dir="auto">
        {text}
      </p>
    </blockquote>
  )
}
