import { Rules } from '../../../../generated/rules.ts'
import type { RatingDraft } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { StarsInput } from '../../../ui/forms/stars.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import type { DialogForm } from '../../../ui/forms/use-dialog-form.ts'

/** Stars and a comment. */
export function RatingFields({ form }: { readonly form: DialogForm<RatingDraft> }) {
  const { t } = useI18n()
  const stars = form.field('stars')
  return (
    <>
      <StarsInput label={t('jobActs.rating.stars')} value={stars.value} onChange={stars.onChange} error={stars.error} />
      <TextArea
        label={t('jobActs.rating.comment')}
        optional
        rows={3}
        maxLength={Rules.RateJob.comment.maxLength}
        {...form.field('comment')}
      />
    </>
  )
}
