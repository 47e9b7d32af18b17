// generated from openapi.yaml by npm run generate: do not edit
export function find(within, selector, kind) {
  const found = within.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${selector}`)
}
