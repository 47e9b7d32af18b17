import { useState } from 'react'
import { ChoiceField } from '../../src/ui/forms/choice-field.tsx'
import { DocumentsField } from '../../src/ui/forms/documents-field.tsx'
import { PictureField } from '../../src/ui/forms/picture-field.tsx'
import { PicturesField } from '../../src/ui/forms/pictures-field.tsx'
import { stack } from '../../src/ui/theme/layout.css.ts'
import type { PickedFile } from '../../src/ui/forms/upload-parts.tsx'

const drawing = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="tan"/><circle cx="5" cy="5" r="3" fill="brown"/></svg>',
  ],
  'roof.svg',
  { type: 'image/svg+xml' },
)

const file = (name: string, status: PickedFile['status'], rest: Partial<PickedFile> = {}): PickedFile => ({
  id: name,
  name,
  status,
  progress: 0,
  file: name.endsWith('.pdf') ? null : drawing,
  url: null,
  problem: null,
  ...rest,
})

const nothing = { onPick: () => {}, onRemove: () => {}, onRetry: () => {} }

/** Files on their way, arrived and failed; and one city of many. */
export function Uploads() {
  const [city, setCity] = useState('')
  return (
    <div className={stack.s6}>
      <PictureField {...nothing} label="Profile picture" optional shape="round" accept="image/*" picked={[]} />
      <PictureField
        {...nothing}
        label="Logo"
        shape="square"
        accept="image/*"
        picked={[file('logo.jpg', 'done', { progress: 1 })]}
      />
      <PicturesField
        {...nothing}
        label="Pictures"
        accept="image/*"
        add="Add pictures"
        left="2 left"
        room={2}
        picked={[
          file('roof.jpg', 'done', { progress: 1 }),
          file('wall.jpg', 'sending', { progress: 0.4 }),
          file('door.jpg', 'failed', { problem: 'Upload failed' }),
        ]}
      />
      <DocumentsField
        {...nothing}
        label="Documents"
        accept="image/*,application/pdf"
        add="Add documents"
        left="2 left"
        room={2}
        picked={[
          file('licence.pdf', 'done', { progress: 1 }),
          file('insurance-certificate-with-a-very-long-name-2026-final.pdf', 'sending', { progress: 0.7 }),
          file('broken.pdf', 'failed', { problem: 'Upload failed' }),
        ]}
      />
      <ChoiceField
        label="City"
        title="City"
        options={['Austin', 'Dallas', 'Houston']}
        value={city}
        onChange={setCity}
        placeholder="Choose a city"
        empty="No cities"
      />
    </div>
  )
}
