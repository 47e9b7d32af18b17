import { Rules } from '../../../../generated/rules.ts'
import { replyForm } from '../../../actors/job-commands.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { useFormInDialog } from '../../../ui/forms/use-dialog-form.ts'
import { RatingWords } from '../parts/job-rating.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useJobAct } from './use-job-act.ts'
import { useSeenRating } from './use-seen-rating.ts'

/** The business replies to the rating of its work, or changes its reply; the rating stands above. */
export function ReplyDialog({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { rating } = view.details.job
  const seen = useSeenRating(view)
  const { done, refresh, onClosed } = useJobAct(view)
  const form = useFormInDialog(
    useSetup((environment) => replyForm(environment, seen, { reply: rating?.reply?.text ?? '' })),
    { onSaved: () => done(t.code('RATING_ANSWERED')), onRefused: refresh, onClosed },
  )
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
