import { Rules } from '../../../../generated/rules.ts'
import type { RatingDraft } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { StarsInput } from '../../../ui/stars.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import type { DialogForm } from './use-dialog-form.ts'

/** Rates the business that did the job; it can be put off. */
export function RatingDialog({
  form,
  business,
}: {
  readonly form: DialogForm<RatingDraft>
  readonly business: string
}) {
  const { t } = useI18n()
  const stars = form.field('stars')
  return (
    <FormDialog
      form={form}
      title={t('jobDetails.rating.title')}
      submit={t('jobDetails.rating.submit')}
      cancel={t('jobDetails.rating.later')}
    >
      <p>{t('jobDetails.rating.lead', { name: business })}</p>
      <StarsInput
        label={t('jobDetails.rating.stars')}
        value={stars.value}
        onChange={stars.onChange}
        error={stars.error}
      />
      <TextArea
        label={t('jobDetails.rating.comment')}
        optional
        rows={3}
        maxLength={Rules.RateJob.comment.maxLength}
        {...form.field('comment')}
      />
    </FormDialog>
  )
}
