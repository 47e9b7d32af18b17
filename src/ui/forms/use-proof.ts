import { useState } from 'react'
import type { FormTag } from '../../../machines/draft.ts'
import type { Failure } from '../../../machines/outcome.ts'
import type { ProveDialogProps } from '../dialogs/prove-dialog.ts'

type Snapshot = {
  readonly context: { readonly failure: Failure | null }
  readonly hasTag: (tag: FormTag) => boolean
}

/**
 * What to ask for where the server wants a code before it does what a form says (PROVE_AGAIN): once there is one, the form is sent
 * again as it is. Null where nothing is asked for, or somebody does not want to: then the form says why it failed.
 */
export function useProof(snapshot: Snapshot, submit: () => void): ProveDialogProps | null {
  const { failure } = snapshot.context
  // Only a matter of display, so not in a machine: which refusal was answered with Cancel.
  const [declined, setDeclined] = useState<Failure | null>(null)
  if (!snapshot.hasTag('failed') || failure?.type !== 'forbidden' || failure.code !== 'PROVE_AGAIN') return null
  if (failure === declined) return null
  return { onProved: submit, onClosed: () => setDeclined(failure) }
}
