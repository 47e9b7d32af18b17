/** How long the browser may take to read the file, in milliseconds. */
const patience = 60_000

/** Lets the browser save a file, or ask where to. */
export function saveFile({ blob, name }: { readonly blob: Blob; readonly name: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), patience)
}
