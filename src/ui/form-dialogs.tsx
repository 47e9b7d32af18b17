export { ChoiceDialog } from './choice-dialog.tsx'
export { LeaveDialog } from './leave-dialog.tsx'
export { PickerDialog } from './picker-dialog.tsx'
