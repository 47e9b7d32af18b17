import { Rules } from '../../../generated/rules.ts'
import { type JobDraft, today, postJobForm, presetOf, withCategory } from '../../actors/post-job.ts'
import { acceptPictures, jobPicturesSlot } from '../../actors/slots.ts'
import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { links, idIn } from '../../shared/routes.ts'
import type { Fields } from '../../ui/forms/bind-form.ts'
import { FormNotice, FormSection, NotLoaded } from '../../ui/forms/form.tsx'
import { JobOptions, StreetAddressField } from '../../ui/forms/job-options.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { PicturesField } from '../../ui/forms/pictures-field.tsx'
import { WithPreview } from '../../ui/forms/with-preview.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { Screen } from '../../ui/screen.tsx'
import { MoneyField } from '../../ui/forms/money-field.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import { TextLink } from '../../ui/link.tsx'
import { pair } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './post-job.css.ts'
import { TradeField } from './trade-field.tsx'
import { useLocation, useSearch } from 'wouter'
import { categoriesMachine, locationsMachine } from '../../actors/reference-data.ts'
import { useMachineOf, useSetup, useOptionalSession } from '../../actors/environment-context.ts'
import { useRegistration } from '../../ui/forms/use-registration.ts'
import { useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** Only for who has room for it; the form is whole without. */
const JobPreview = lazyPart(lazy(async () => (await import('./job-preview.tsx')).JobPreview))

/** Only for who comes from a business, or from a job that it did. */
const Invited = lazyPart(lazy(async () => (await import('./invited.tsx')).Invited))

const rules = Rules.CreateJob

/** The form that posts a job. */
export default function PostJobPage() {
  const { t } = useI18n()
  const screen = usePostJob()
  const { form, places, categories } = screen
  const pictures = form.files('pictures')
  const parts = completeParts(form, pictures.picked.length)
  const progress = screen.waitingFor > 0 ? t('postJob.waiting', { count: screen.waitingFor }) : t('postJob.submitting')

  return (
    <Screen title={t('postJob.title')} back={links.dashboard} docked>
      <WithPreview
        intro={<Intro mustVerify={screen.mustVerify} parts={Object.values(parts)} />}
        title={t('postJob.preview')}
        preview={<JobPreview draft={form.draft} picture={pictures.picked[0] ?? null} />}
      >
        <PageForm
          label={t('postJob.title')}
          submit={t('postJob.submit')}
          progress={progress}
          docked={{ onBack: null }}
          state={screen}
        >
          {form.draft.invited !== '' && (
            <Invited id={form.draft.invited} onRemove={() => form.change({ invited: '' })} />
          )}
          <FormSection title={t('postJob.what')} part={{ number: 1, isComplete: parts.what }}>
            {categories.status === 'failed' && <NotLoaded text={t('ui.categoriesFailed')} onRetry={categories.retry} />}
            <TradeField
              {...form.field('category')}
              trades={categories}
              disabled={screen.working}
              onChange={screen.chooseCategory}
            />
            <TextField
              {...form.field('title')}
              label={t('postJob.jobTitle')}
              placeholder={t('postJob.titleExample')}
              name="title"
              autoComplete="off"
              autoCapitalize="sentences"
              maxLength={rules.title.maxLength}
            />
            <TextArea
              {...form.field('details')}
              label={t('postJob.details')}
              placeholder={t('postJob.detailsExample')}
              hint={t('postJob.detailsHint')}
              name="details"
              autoCapitalize="sentences"
              maxLength={rules.details.maxLength}
            />
            <PicturesField
              {...pictures}
              label={t('postJob.pictures')}
              hint={t('postJob.picturesHint', { max: jobPicturesSlot.max })}
              accept={acceptPictures}
              add={t('postJob.picturesAdd')}
              left={pictures.room === 0 ? t('postJob.slotsNone') : t('postJob.slotsLeft', { count: pictures.room })}
            />
          </FormSection>
          <FormSection title={t('postJob.where')} part={{ number: 2, isComplete: parts.where }}>
            <PlaceFields form={form} places={places} disabled={screen.working} />
            <StreetAddressField form={form} />
          </FormSection>
          <FormSection title={t('postJob.terms')} part={{ number: 3, isComplete: parts.terms }}>
            <div className={pair}>
              <MoneyField
                {...form.field('budget')}
                label={t('postJob.budget')}
                placeholder={t('postJob.budgetExample')}
                hint={t('postJob.budgetHint')}
                name="budget"
              />
              <JobOptions form={form} earliest={today()} />
            </div>
          </FormSection>
        </PageForm>
      </WithPreview>
    </Screen>
  )
}

type IntroProps = {
  readonly mustVerify: boolean
  /** Whether each part is complete. */
  readonly parts: readonly boolean[]
}

/** What the form is for, how far it is, and what has to be done before it can be sent. */
function Intro({ mustVerify, parts }: IntroProps) {
  const { t } = useI18n()
  const done = parts.filter((isComplete) => isComplete).length
  return (
    <div className={styles.lead}>
      <h2 className={text.headline}>{t('postJob.headline')}</h2>
      <p className={styles.line}>{t('postJob.lead')}</p>
      <div className={styles.progress}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.done} style={{ inlineSize: `${(100 * done) / parts.length}%` }} />
        </span>
        <span>{t('postJob.partsDone', { done, all: parts.length })}</span>
      </div>
      {mustVerify && (
        <FormNotice>
          <span>{`${t('postJob.mustVerify')} `}</span>
          <TextLink href={links.verifyEmail}>{t('postJob.verify')}</TextLink>
        </FormNotice>
      )}
    </div>
  )
}

/**
 * Which parts have all that they need, and nothing that is wrong. The place is the customer's own to begin with, so it counts
 * once something else is said.
 */
function completeParts({ draft, field }: Pick<Fields<JobDraft>, 'draft' | 'field'>, pictures: number) {
  const has = (...names: readonly (keyof JobDraft)[]) =>
    names.map((name) => field(name)).every(({ value, error }) => value.trim() !== '' && error === undefined)
  const what = has('category', 'title', 'details') && pictures > 0
  const terms = has('budget')
  return { what, where: has('state', 'city') && (draft.streetAddress.trim() !== '' || what || terms), terms }
}

/** The form that posts a job: its fields, their options, and the state of sending. */
export function usePostJob() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const search = useSearch()
  const setup = useSetup((environment) => {
    const category = new URLSearchParams(search).get('category')
    const invited = idIn(search, 'invite') ?? ''
    const preset = { ...(category ? presetOf(category, t.category) : {}), invited }
    return postJobForm(environment, idIn(search, 'again'), preset)
  })
  const screen = useRegistration(setup, {
    onSaved: ({ message, jobId, businessesTold }) => {
      toast.success(message)
      // Back leads past the form, which is done with.
      navigate(links.jobDetails(jobId), { replace: true, state: { businessesTold } })
    },
  })
  const { form } = screen
  const session = useOptionalSession()
  return {
    ...screen,
    /** Said before anything is typed: the server takes no job yet. */
    mustVerify: session?.userType === 'customer' && session.user.mustVerifyEmail === true,
    places: useLoaded(useMachineOf(locationsMachine)),
    categories: useLoaded(useMachineOf(categoriesMachine)),
    chooseCategory: (category: string) => form.change(withCategory(form.draft, category, t.category)),
  }
}
