import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { ConfirmDialog } from '../../src/ui/forms/dialogs.tsx'
import { Dialog, DialogActions } from '../../src/ui/dialogs/dialog.tsx'
import { PickerDialog } from '../../src/ui/forms/picker-dialog.tsx'
import { MoneyField } from '../../src/ui/forms/money-field.tsx'
import { TextArea } from '../../src/ui/forms/text-field.tsx'

const trades = [
  'Roofing',
  'Plumbing',
  'Painting',
  'Carpentry',
  'Cleaning',
  'Electrical',
  'Flooring',
  'Gardening',
  'Masonry',
  'Moving',
  'Tiling',
]

/** A question before something final. */
export function ConfirmSample() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Accept</Button>
      <ConfirmDialog
        open={open}
        title="Accept Job"
        text="Are you sure you want to accept this job?"
        yes="Accept"
        no="Cancel"
        onYes={() => setOpen(false)}
        onNo={() => setOpen(false)}
      />
    </>
  )
}

/** A form in a dialog. */
export function DialogSample() {
  const [open, setOpen] = useState(true)
  const [text, setText] = useState('')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bid</Button>
      <Dialog open={open} title="Bid" size="medium" closable onClose={() => setOpen(false)}>
        <MoneyField label="Amount" value={text} onChange={setText} />
        <TextArea label="Proposal" value="" onChange={() => {}} />
        <DialogActions>
          <Button variant="plain" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button>Bid</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** Picking a few of many. */
export function PickerSample() {
  const [open, setOpen] = useState(true)
  const [chosen, setChosen] = useState<readonly string[]>(['Tiling', 'Masonry'])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Categories</Button>
      {open && (
        <PickerDialog
          title="Categories"
          options={trades}
          empty="No categories"
          {...{ chosen }}
          max={3}
          onChange={setChosen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
