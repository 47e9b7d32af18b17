// generated from openapi.yaml by npm run generate: do not edit
export function find(within, selector, kind) {
  const found = within.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${selector}`)
}
export function showOrigin() {
  const { origin: written = '' } = find(document, '[data-origin]', HTMLElement).dataset
  for (const code of document.querySelectorAll('pre code, p code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      text.nodeValue = text.nodeValue?.replaceAll(written, location.origin) ?? ''
  }
}
export function copyButton(program) {
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
