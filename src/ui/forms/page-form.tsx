import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../button.tsx'
import type { Elements } from '../elements.ts'
import { type ProveDialogProps, ProveDialog } from '../dialogs/prove-dialog.ts'
import { LeaveDialog } from './lazy-dialogs.tsx'
import { Form, FormError, FormNotice } from './form.tsx'
import * as styles from './page-form.css.ts'
import type { Leaving } from './leave-guard.tsx'

type PageFormProps = {
  readonly label: string
  /** The verb on the button. */
  readonly submit: string
  /** What it is waiting for, shown under the button. */
  readonly progress: string
  /** It destroys something. */
  readonly danger?: boolean
  /** A link that helps, shown after the error. */
  readonly wayOn?: Elements
  /** Its buttons stay at the bottom of a phone; with one for the step before, where there is one. */
  readonly docked?: { readonly onBack: (() => void) | null }
  /** The form's state, from `useForm` or `useRegistration`. */
  readonly state: {
    readonly refusals: number
    readonly submit: () => void
    /** It is being sent, or waiting for uploads. */
    readonly working: boolean
    /** The error of the form as a whole. */
    readonly error: string | undefined
    readonly leaving?: Leaving
    /** The code that the server wants before it does this. */
    readonly proof?: ProveDialogProps | null
    /** Undoes what came back from an earlier visit, where something did. */
    readonly discard?: (() => void) | null
  }
  readonly children: Elements
}

/** A form that fills a screen: fields, error, main button, and the question whether to leave. */
export function PageForm({ label, submit, progress, danger = false, wayOn, docked, state, children }: PageFormProps) {
  const { t } = useI18n()
  const { leaving } = state
  const main = (
    <Button type="submit" variant={danger ? 'danger' : 'primary'} width="full" working={state.working}>
      {submit}
    </Button>
  )
  return (
    <>
      <Form label={label} refusals={state.refusals} onSubmit={state.submit}>
        {state.discard && (
          <FormNotice>
            <span>{`${t('ui.restored')} · `}</span>
            <button type="button" className={styles.discard} disabled={state.working} onClick={state.discard}>
              {t('ui.discard')}
            </button>
          </FormNotice>
        )}
        {children}
        <div className={docked ? styles.dock : styles.foot}>
          {state.error !== undefined && (
            <FormError>
              <span>{`${state.error} `}</span>
              {wayOn}
            </FormError>
          )}
          {docked?.onBack ? (
            <div className={styles.buttons}>
              <span className={styles.backwards}>
                <Button variant="plain" disabled={state.working} onClick={docked.onBack}>
                  {t('ui.back')}
                </Button>
              </span>
              {main}
            </div>
          ) : (
            main
          )}
          <p className={docked ? styles.dockedProgress : styles.progress} role="status">
            {state.working && progress}
          </p>
        </div>
      </Form>
      {leaving?.isAsked && <LeaveDialog onLeave={leaving.leave} onStay={leaving.stay} />}
      {state.proof && <ProveDialog {...state.proof} />}
    </>
  )
}
