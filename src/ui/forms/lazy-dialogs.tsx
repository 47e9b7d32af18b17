import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'

const choice = lazy(async () => (await import('./choice-dialog.tsx')).ChoiceDialog)
const picker = lazy(async () => (await import('./picker-dialog.tsx')).PickerDialog)
const leave = lazy(async () => (await import('./dialogs.tsx')).LeaveDialog)

// The dialogs of forms and fields. They are hidden at first, so their code is fetched separately.
export const ChoiceDialog = lazyPart(choice, ({ onClose }) => onClose())
export const PickerDialog = lazyPart(picker, ({ onClose }) => onClose())
export const LeaveDialog = lazyPart(leave, ({ onStay }) => onStay())

/** For `useAhead`. */
export const formDialogs = [choice, picker, leave] as const
