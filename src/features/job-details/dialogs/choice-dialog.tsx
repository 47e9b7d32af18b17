import type { BidDialogProps } from '../../../ui/dialogs/bid-dialog.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

/** A customer's choice about a bid, on any screen that shows one. */
export function ChoiceDialog({ act, bid, onChanged, onClosed }: BidDialogProps) {
  const view = { refresh: onChanged, closeDialog: onClosed }
  return act === 'accept' ? <AcceptDialog view={view} bid={bid} /> : <DeclineDialog view={view} bid={bid} />
}
