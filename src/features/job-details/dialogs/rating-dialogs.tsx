import { useEffect, useRef } from 'react'
import { Rules } from '../../../../generated/rules.ts'
import { ratingChangeForm, ratingForm, replyForm } from '../../../actors/completion.ts'
import type { RatingDraft } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/forms/dialogs.tsx'
import { StarsInput } from '../../../ui/forms/stars.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import type { DialogForm } from '../../../ui/forms/use-dialog-form.ts'
import { JobPicture } from '../../../ui/pictures/job-picture.tsx'
import * as styles from '../parts/job-details.css.ts'
import { RatingWords, Reply } from '../parts/job-rating.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { useJobForm } from './use-job-act.ts'

type ViewProps = { readonly view: JobScreenView }

/** Rates the business that did the job, from the stars that were pressed before, 0 for none; the customer can postpone it. */
export function RatingDialog({ view, stars }: ViewProps & { readonly stars: number }) {
  const { t, format } = useI18n()
  const { job, assignedBusiness, workPictures } = view.details
  const name = assignedBusiness?.businessName ?? ''
  // Set between the press and the close, which may ask about a comment first.
  const isDoubting = useRef(false)
  const screen = {
    refresh: view.refresh,
    closeDialog: () => {
      view.closeDialog()
      if (isDoubting.current) view.open({ act: 'doubt' })
    },
  }
  const form = useJobForm(screen, (environment) => ratingForm(environment, job.id, stars), 'JOB_RATED')
  const leave = (doubts: boolean) => {
    isDoubting.current = doubts
    form.close()
  }
  return (
    <FormDialog
      form={{ ...form, close: () => leave(false) }}
      size="sheet"
      title={t('jobActs.rating.title', { name })}
      submit={t('jobActs.rating.submit')}
      cancel={t('jobActs.rating.later')}
      instead={
        view.may.doubt && (
          <Button
            variant="quiet"
            width="full"
            aria-haspopup="dialog"
            aria-disabled={form.isHeld}
            onClick={() => leave(true)}
          >
            {t('jobDetails.doubt.button')}
          </Button>
        )
      }
    >
      <div className={styles.rates}>
        <JobPicture
          className={styles.foldPicture}
          pictures={workPictures.length > 0 ? workPictures : job.pictures}
          loading="eager"
        />
        <div className={styles.tightStack}>
          <p className={styles.name}>
            <bdi>{job.title}</bdi>
          </p>
          {job.completedAt !== null && (
            <p className={styles.muted}>{t('jobActs.rating.finished', { ago: format.ago(job.completedAt) })}</p>
          )}
        </div>
      </div>
      <RatingFields form={form} city={job.city} />
    </FormDialog>
  )
}

/** Changes the rating that the customer gave. The reply of the business is below. */
export function RatingChangeDialog({ view }: ViewProps) {
  const { t } = useI18n()
  const { rating } = view.details.job
  const seen = useSeenRating(view)
  const present = { stars: rating?.stars ?? 0, comment: rating?.comment ?? '' }
  const form = useJobForm(view, (environment) => ratingChangeForm(environment, seen, present), 'RATING_UPDATED')
  return (
    <FormDialog
      form={form}
      title={t('jobDetails.rating.edit')}
      submit={t('jobActs.rating.save')}
      cancel={t('jobActs.rating.cancel')}
    >
      <RatingFields form={form} city={view.details.job.city} />
      {rating?.reply && <Reply reply={rating.reply} by={view.details.assignedBusiness?.businessName ?? ''} />}
    </FormDialog>
  )
}

/** Stars and a comment. */
function RatingFields({ form, city }: { readonly form: DialogForm<RatingDraft>; readonly city: string }) {
  const { t } = useI18n()
  const stars = form.field('stars')
  return (
    <>
      <StarsInput
        label={t('jobActs.rating.stars')}
        hint={t('jobBanner.tapStar', { city })}
        value={stars.value}
        onChange={stars.onChange}
        error={stars.error}
      />
      <TextArea
        label={t('jobActs.rating.comment')}
        optional
        placeholder={t('jobActs.rating.about')}
        rows={3}
        maxLength={Rules.RateJob.comment.maxLength}
        {...form.field('comment')}
      />
    </>
  )
}

/** The business replies to the rating of its work, or changes its reply. The rating is above. */
export function ReplyDialog({ view }: ViewProps) {
  const { t } = useI18n()
  const { rating } = view.details.job
  const seen = useSeenRating(view)
  const present = { reply: rating?.reply?.text ?? '' }
  const form = useJobForm(view, (environment) => replyForm(environment, seen, present), 'RATING_ANSWERED')
  return (
    <FormDialog
      form={form}
      title={t('jobActs.reply.title')}
      submit={t('jobActs.reply.submit')}
      cancel={t('jobActs.reply.cancel')}
    >
      {rating && <RatingWords rating={rating} />}
      <TextArea
        label={t('jobActs.reply.text')}
        hint={t('jobActs.reply.hint')}
        rows={4}
        maxLength={Rules.AnswerRating.reply.maxLength}
        {...form.field('reply')}
      />
    </FormDialog>
  )
}

/**
 * The rating of the job on the screen, by its revision at the moment it is asked for: what is sent after a refusal is about
 * the rating that has been loaded since.
 */
function useSeenRating({ details: { job } }: JobScreenView) {
  const revision = job.rating?.revision ?? 1
  const seen = useRef(revision)
  useEffect(() => {
    seen.current = revision
  }, [revision])
  return { jobId: job.id, revision: () => seen.current }
}
