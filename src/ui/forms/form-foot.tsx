import { Button } from '../button.tsx'
import { FormError } from './form.tsx'
import * as styles from './form-foot.css.ts'

type FormFootProps = {
  /** The verb on the button. */
  readonly submit: string
  /** It is being sent, or waits for its uploads. */
  readonly working: boolean
  /** What it works on, said under the button. */
  readonly progress?: string | undefined
  /** What went wrong with the form as a whole. */
  readonly error?: string | undefined
}

/** The end of a form: what went wrong with it, its main button, and what that works on. */
export function FormFoot({ submit, working, progress, error }: FormFootProps) {
  return (
    <div className={styles.foot}>
      {error !== undefined && <FormError>{error}</FormError>}
      <Button type="submit" width="phone" working={working}>
        {submit}
      </Button>
      <p className={styles.progress} role="status">
        {working && progress}
      </p>
    </div>
  )
}
