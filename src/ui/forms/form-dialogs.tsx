export { ChoiceDialog } from '../dialogs/choice-dialog.tsx'
export { LeaveDialog } from '../dialogs/leave-dialog.tsx'
export { PickerDialog } from '../dialogs/picker-dialog.tsx'
