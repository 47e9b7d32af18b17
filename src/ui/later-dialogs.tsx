import { lazy } from 'react'

const load = () => import('./form-dialogs.tsx')

/**
 * The dialogs that the fields of a form open. Nobody sees them at first, so they are no part of the screen's own code;
 * `prepareDialogs` fetches them ahead of time.
 */
export const ChoiceDialog = lazy(async () => ({ default: (await load()).ChoiceDialog }))
export const PickerDialog = lazy(async () => ({ default: (await load()).PickerDialog }))
export const LeaveDialog = lazy(async () => ({ default: (await load()).LeaveDialog }))

/** Fetches the dialogs, where one has to be possible without a network. */
export function prepareDialogs(): void {
  // Where that fails, opening one tries again.
  load().catch(() => undefined)
}
