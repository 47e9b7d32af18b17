import type { ReactNode } from 'react'
import RegistrationPage from '../../src/features/signup/registration-page.tsx'
import { Screen } from '../../src/ui/screen.tsx'
import { Basics } from './basics.tsx'
import { ConfirmSample, DialogSample, PickerSample } from './dialogs.tsx'
import { Fields } from './fields.tsx'
import { States } from './states.tsx'
import { Uploads } from './uploads.tsx'

const parts: Record<string, ReactNode> = {
  basics: <Basics />,
  fields: <Fields />,
  uploads: <Uploads />,
  states: <States />,
  confirm: <ConfirmSample />,
  dialog: <DialogSample />,
  picker: <PickerSample />,
}

/** One part of the ui kit in all its states, to look at and to test. */
export function Gallery({ part }: { readonly part: string }) {
  if (part === 'registration') return <RegistrationPage />
  return (
    <Screen title={part} back="/" room={part === 'fields' || part === 'uploads' ? 'form' : 'page'}>
      {parts[part]}
    </Screen>
  )
}
