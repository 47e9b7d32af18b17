/** How long the browser may take to read what it was given, in milliseconds. */
const patience = 60_000

/** Hands a file over to the browser, which saves it on the device or asks where to. */
export function saveFile({ blob, name }: { readonly blob: Blob; readonly name: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), patience)
}
