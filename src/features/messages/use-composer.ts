import { useActorRef, useSelector } from '@xstate/react'
import { useSetup } from '../../actors/environment-context.ts'
import { composerOf, type MessageContent, type ThreadId } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindFields, bindFiles } from '../../ui/forms/bind-form.ts'
import { useFormEvents } from '../../ui/forms/use-form.ts'

/** The message that is being written. Once it is handed to `onWritten`, the next one begins. */
export function useComposer(id: ThreadId, onWritten: (content: MessageContent) => void) {
  const { t } = useI18n()
  const { machine, input } = useSetup((environment) => composerOf(environment, id))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const refusals = useFormEvents(actor, {
    onSaved: (content) => {
      onWritten(content)
      actor.send({ type: 'form.opened' })
      actor.send({ type: 'draft.changed', changes: { text: '' } })
      for (const { id: file } of context.files) actor.send({ type: 'file.removed', id: file })
    },
  })
  const isBusy = snapshot.hasTag('busy')
  const { draft, change, errorOf } = bindFields(context, actor.send, t)
  const pictures = bindFiles(context, actor.send, t, { disabled: isBusy, fixed: false })('pictures')
  return {
    text: draft.text,
    change: (text: string) => change({ text }),
    error: errorOf('text') ?? pictures.error,
    pictures,
    /** It waits until its pictures are uploaded. */
    isBusy,
    /** How often sending was stopped by what is missing or wrong. */
    refusals,
    /** Sends it; nothing happens while nothing is written. */
    submit: () => {
      if (draft.text.trim() !== '' || pictures.picked.length > 0) actor.send({ type: 'form.submitted' })
    },
  }
}

export type ComposerView = ReturnType<typeof useComposer>
