import { useMailedToken } from '../../actors/mailed-token.ts'
import { useOptionalSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { EnvelopePicture } from '../../ui/pictures/drawings.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BrokenLink } from './broken-link.tsx'
import { useUndo } from './use-email.ts'

/** Keeps or brings back the old address with a mailed link, `/undo-email-change#token=…`. */
export default function UndoEmailPage() {
  const { t } = useI18n()
  const token = useMailedToken()
  const back = useOptionalSession() === null ? links.login : links.dashboard
  return (
    <Screen title={t('safety.email.undoTitle')} back={back} room="form">
      {token === '' ? <BrokenLink /> : <Undo token={token} />}
    </Screen>
  )
}

function Undo({ token }: { readonly token: string }) {
  const { t } = useI18n()
  const { isBroken, working, undo } = useUndo(token)
  if (isBroken) return <BrokenLink />
  return (
    <EmptyState
      picture={<EnvelopePicture />}
      title={t('safety.email.undoAsk')}
      text={t('safety.email.undoText')}
      action={
        <Button working={working} onClick={undo}>
          {t('safety.email.undo')}
        </Button>
      }
    />
  )
}
