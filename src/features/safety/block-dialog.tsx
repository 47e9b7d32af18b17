import { blockCommand } from '../../actors/blocks.ts'
import { useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { BlockDialogProps } from '../../ui/dialogs/safety-dialogs.ts'
import { CommandDialog } from '../../ui/forms/dialogs.tsx'
import { announced, useCommandDialog } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'

/** Asks before the other side is blocked, and says what that does. */
export function BlockDialog({ blocked: { name, ...blocking }, onDone, onClosed }: BlockDialogProps) {
  const { t } = useI18n()
  const setup = useSetup((environment) => blockCommand(environment, blocking))
  const command = useCommandDialog(setup, { onDone: announced(onDone), onRefused: useFailureToast(), onClosed })
  return (
    <CommandDialog
      command={command}
      title={t('blocks.ask', { name })}
      text={t(`blocks.text.${blocking.role}`, { name })}
      yes={t('blocks.submit')}
      no={t('ui.cancel')}
      danger
    />
  )
}
