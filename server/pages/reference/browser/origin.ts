/** The only element below another one that a selector finds; the page has it, or it is not the page. */
export function find<Kind extends Element>(within: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = within.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${selector}`)
}

/** Puts the address that the page is read on into its programs, where the server wrote the one that it knows itself by. */
export function showOrigin(): void {
  const { origin: written = '' } = find(document, '[data-origin]', HTMLElement).dataset
  for (const code of document.querySelectorAll('pre code, p code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      text.nodeValue = text.nodeValue?.replaceAll(written, location.origin) ?? ''
  }
}

/** A button that copies the text of a program as it is then. */
export function copyButton(program: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: 'copy', textContent: 'Copy' })
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(program.textContent.trimEnd()).then(
      () => (button.textContent = 'Copied'),
      () => getSelection()?.selectAllChildren(program),
    )
  })
  button.addEventListener('blur', () => (button.textContent = 'Copy'))
  return button
}
