/** The only element below another one that a selector finds; the page has it, or it is not the page. */
export function find<Kind extends Element>(within: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = within.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${selector}`)
}
