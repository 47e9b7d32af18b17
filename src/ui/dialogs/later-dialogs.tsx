import type { ChoiceDialogProps } from './choice-dialog.tsx'
import { later } from '../later.tsx'
import type { LeaveDialogProps } from './leave-dialog.tsx'
import type { PickerDialogProps } from './picker-dialog.tsx'

const load = () => import('../forms/form-dialogs.tsx')

/**
 * The dialogs that the fields of a form open. Nobody sees them at first, so they are no part of the screen's own code;
 * `prepareDialogs` fetches them ahead of time.
 */
export const ChoiceDialog = later<ChoiceDialogProps>(
  async () => (await load()).ChoiceDialog,
  ({ onClose }) => onClose(),
)
export const PickerDialog = later<PickerDialogProps>(
  async () => (await load()).PickerDialog,
  ({ onClose }) => onClose(),
)
export const LeaveDialog = later<LeaveDialogProps>(
  async () => (await load()).LeaveDialog,
  ({ onStay }) => onStay(),
)

/** Fetches the dialogs, where one has to be possible without a network. */
export function prepareDialogs(): void {
  // Where that fails, opening one tries again.
  load().catch(() => undefined)
}
