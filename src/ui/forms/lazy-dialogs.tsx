import { later } from '../../shared/lazy.ts'
import { laterPart } from '../lazy/lazy-part.tsx'

const choice = later(async () => (await import('./choice-dialog.tsx')).ChoiceDialog)
const picker = later(async () => (await import('./picker-dialog.tsx')).PickerDialog)
const leave = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

// The dialogs of forms and fields. They are hidden at first, so their code is fetched separately.
export const ChoiceDialog = laterPart(choice, ({ onClose }) => onClose())
export const PickerDialog = laterPart(picker, ({ onClose }) => onClose())
export const LeaveDialog = laterPart(leave, ({ onStay }) => onStay())

/** For `useAhead`. */
export const formDialogs = [choice, picker, leave] as const
