import { AvatarPick, FilePick } from '../../src/ui/file-pick.tsx'
import { stack } from '../../src/ui/theme/layout.css.ts'
import { FileRow, FileRows, UploadTile, UploadTiles } from '../../src/ui/upload.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="tan"/><circle cx="5" cy="5" r="3" fill="brown"/></svg>')}`
const nothing = () => {}

/** Files on their way, arrived and failed. */
export function Uploads() {
  return (
    <div className={stack.s6}>
      <AvatarPick label="Profile picture" name="Maria Lopez" onPick={nothing} />
      <AvatarPick
        label="Logo"
        name="Maria Lopez"
        preview="data:image/png;base64,x"
        onPick={nothing}
        error="This file is too large."
      />
      <UploadTiles label="Pictures">
        <UploadTile name="roof.jpg" status="done" preview={picture} onRemove={nothing} />
        <UploadTile name="wall.jpg" status="sending" progress={0.4} preview={picture} onRemove={nothing} />
        <UploadTile
          name="door.jpg"
          status="failed"
          preview={picture}
          onRetry={nothing}
          onRemove={nothing}
          error="Upload failed"
        />
        <FilePick shape="tile" label="Add pictures" hint="2 left" accept="image/*" multiple onPick={nothing} />
      </UploadTiles>
      <FileRows label="Documents">
        <FileRow name="licence.pdf" status="done" onRemove={nothing} />
        <FileRow
          name="insurance-certificate-with-a-very-long-name-2026-final.pdf"
          status="sending"
          progress={0.7}
          onRemove={nothing}
        />
        <FileRow name="broken.pdf" status="failed" onRetry={nothing} onRemove={nothing} />
      </FileRows>
      <FilePick label="Add documents" accept="image/*,application/pdf" multiple onPick={nothing} />
    </div>
  )
}
