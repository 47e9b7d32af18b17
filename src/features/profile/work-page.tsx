import { useState } from 'react'
import { chosenPicturesMachine } from '../../actors/work-pictures.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedScreen, useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { addressBefore } from '../../ui/screen.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { ProfileForm } from './profile-form.tsx'
import { useWorkPictures } from './use-work-pictures.ts'
import { WorkField } from './work-field.tsx'

const WorkPicker = lazyPart(
  lazy(async () => (await import('./work-picker.tsx')).WorkPicker),
  ({ onClose }) => onClose(),
)

/** Where a business chooses what it shows of its work. */
export default function WorkPage() {
  const { t } = useI18n()
  const [back] = useState(() => addressBefore() ?? links.profileBusiness)
  return (
    <LoadedScreen
      title={t('profile.work.title')}
      back={back}
      loaded={useLoaded(useMachineOf(chosenPicturesMachine))}
      failed={t('profile.work.failed')}
      missing={<EmptyState title={t('profile.work.missing')} />}
    >
      {(chosen) => <WorkForm chosen={chosen} />}
    </LoadedScreen>
  )
}

function WorkForm({ chosen }: { readonly chosen: readonly string[] }) {
  const { t } = useI18n()
  const work = useWorkPictures(chosen)
  const [isPicking, setPicking] = useState(false)
  return (
    <div className={stack.s5}>
      <p className={text.muted}>{t('profile.work.lead')}</p>
      <ProfileForm label={t('profile.work.title')} editing={work.editing}>
        <WorkField work={work} />
        <Button
          variant="plain"
          width="full"
          aria-haspopup="dialog"
          disabled={work.editing.working}
          onClick={() => setPicking(true)}
        >
          {t('profile.work.fromJobs')}
        </Button>
      </ProfileForm>
      {isPicking && (
        <WorkPicker chosen={work.settled} room={work.room} onToggle={work.toggle} onClose={() => setPicking(false)} />
      )}
    </div>
  )
}
