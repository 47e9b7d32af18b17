import { Rules } from '../../../generated/rules.ts'
import { today, postJobForm, presetOf, withCategory } from '../../actors/post-job.ts'
import { acceptPictures, jobPicturesSlot } from '../../actors/slots.ts'
import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { links, idIn } from '../../shared/routes.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
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
  const category = form.field('category')
  const progress = screen.waitingFor > 0 ? t('postJob.waiting', { count: screen.waitingFor }) : t('postJob.submitting')

  return (
    <Screen title={t('postJob.title')} back={links.dashboard} docked>
      <WithPreview
        intro={<Intro mustVerify={screen.mustVerify} />}
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
          <FormSection title={t('postJob.what')}>
            {categories.status === 'failed' && <NotLoaded text={t('ui.categoriesFailed')} onRetry={categories.retry} />}
            <ChoiceField
              label={t('postJob.category')}
              title={t('postJob.categoryChoose')}
              name="category"
              placeholder={t('postJob.categoryChoose')}
              empty={t('ui.loading')}
              nameOf={t.category}
              value={category.value}
              options={categories.status === 'ready' ? categories.value.map(({ name }) => name) : []}
              disabled={screen.working}
              onChange={screen.chooseCategory}
              onBlur={category.onBlur}
              error={category.error}
            />
            <TextField
              {...form.field('title')}
              label={t('postJob.jobTitle')}
              name="title"
              autoComplete="off"
              autoCapitalize="sentences"
              maxLength={rules.title.maxLength}
            />
            <TextArea
              {...form.field('details')}
              label={t('postJob.details')}
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
          <FormSection title={t('postJob.where')}>
            <PlaceFields form={form} places={places} disabled={screen.working} />
            <StreetAddressField form={form} />
          </FormSection>
          <FormSection title={t('postJob.terms')}>
            <div className={pair}>
              <MoneyField
                {...form.field('budget')}
                label={t('postJob.budget')}
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

/** What the form is for, and what has to be done before it can be sent. */
function Intro({ mustVerify }: { readonly mustVerify: boolean }) {
  const { t } = useI18n()
  return (
    <div className={styles.lead}>
      <p className={text.body}>{t('postJob.lead')}</p>
      <p className={text.muted}>{t('postJob.requiredNote')}</p>
      {mustVerify && (
        <FormNotice>
          <span>{`${t('postJob.mustVerify')} `}</span>
          <TextLink href={links.verifyEmail}>{t('postJob.verify')}</TextLink>
        </FormNotice>
      )}
    </div>
  )
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
