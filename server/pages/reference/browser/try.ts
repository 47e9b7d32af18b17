import { showResponse, withKnown } from './answers.ts'
import { find } from './origin.ts'

/** A call as its section says it. */
type Tried = Readonly<{
  method: string
  path: string
  places: readonly Place[]
  body: string
}>

type Place = Readonly<{ name: string; place: string; sample: string }>

/** How long an answer is waited for, in milliseconds: a large picture goes up by a slow line. */
const PATIENCE = 120_000

/** Tokens of this page, by email and password; nowhere else, and gone with it. */
const tokens = new Map<string, string>()

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'name' in value && 'place' in value && 'sample' in value

/** Puts a button below the samples of each call that can be tried. */
for (const section of document.querySelectorAll<HTMLElement>('.call[data-method]')) {
  const { method = '', path = '', places = '[]', body = '', roles = '' } = section.dataset
  const parsed: unknown = JSON.parse(places)
  const call: Tried = { method, path, body, places: Array.isArray(parsed) ? parsed.filter(isPlace) : [] }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try it'
  button.setAttribute('aria-expanded', 'false')
  // Else all buttons of the page had the same name.
  button.setAttribute('aria-label', `Try it: ${section.querySelector('h3')?.textContent}`)
  let form: HTMLFormElement | undefined
  button.addEventListener('click', () => {
    form ??= openForm(section, call, roles.split(' '), button)
    form.hidden = button.getAttribute('aria-expanded') === 'true'
    button.setAttribute('aria-expanded', String(!form.hidden))
    if (!form.hidden) find(form, 'select', HTMLSelectElement).focus()
  })
  find(section, '.samples > pre:last-of-type', HTMLPreElement).after(button)
}

function openForm(section: HTMLElement, call: Tried, roles: readonly string[], button: Element): HTMLFormElement {
  const template = find(document, '#try-form', HTMLTemplateElement)
  const copy = document.importNode(template.content, true)
  const form = find(copy, 'form', HTMLFormElement)
  // One of many on the page, as its button is.
  form.ariaLabel = button.ariaLabel
  const as = find(form, '[name=as]', HTMLSelectElement)
  const fitting = [...as.options].find(
    ({ dataset }) => dataset['role'] !== undefined && roles.includes(dataset['role']),
  )
  as.value = roles.includes('anyone') ? '' : (fitting?.value ?? 'login')
  const showLogin = (): void => {
    const isKnown = as.selectedOptions[0]?.dataset['password'] !== undefined
    const email = find(form, '[name=email]', HTMLInputElement)
    if (as.value.includes('@')) email.value = as.value
    find(form, '.login', HTMLElement).hidden = isKnown || as.value === '' || as.value === 'key'
    find(form, '.key', HTMLElement).hidden = as.value !== 'key'
  }
  as.addEventListener('change', showLogin)
  showLogin()
  const headers = find(form, '.headers', HTMLElement)
  for (const { name, place, sample } of call.places) {
    const label = document.createElement('label')
    const input = document.createElement('input')
    Object.assign(input, { name: `place:${name}`, autocomplete: 'off', spellcheck: false, value: sample })
    label.append(`${name} `, input)
    if (place === 'header') headers.append(label)
    else find(form, '.places', HTMLElement).append(label)
  }
  headers.hidden = headers.childElementCount === 1
  const body = find(form, '[name=body]', HTMLTextAreaElement)
  find(form, '.body', HTMLElement).hidden = call.body !== 'application/json'
  find(form, '.file', HTMLElement).hidden = call.body !== 'multipart/form-data'
  const sample = section.querySelector('.sent')?.textContent
  if (sample) {
    body.value = JSON.stringify(withKnown(JSON.parse(sample)), null, 2)
    body.rows = Math.min(body.value.split('\n').length + 1, 16)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, call)
  })
  button.after(copy)
  return form
}

/** Logs in where that is needed, sends the call, and shows what came of it. */
async function send(form: HTMLFormElement, call: Tried): Promise<void> {
  const status = find(form, '.status', HTMLElement)
  const button = find(form, 'button', HTMLButtonElement)
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  status.textContent = 'On its way …'
  find(form, '.answer', HTMLElement).replaceChildren()
  try {
    const token = await tokenFor(form)
    if (token === undefined) return
    const [address, request] = requestOf(form, call, token)
    const response = await show(form, address, request)
    // The next try must log in.
    if (response.status === 401) for (const [who, kept] of tokens) if (kept === token) tokens.delete(who)
  } catch {
    status.textContent = 'No answer came. Is the server there?'
  } finally {
    button.ariaDisabled = null
  }
}

function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The token or key to send, empty for nobody; undefined where the login was refused, which is shown then. */
async function tokenFor(form: HTMLFormElement): Promise<string | undefined> {
  const as = find(form, '[name=as]', HTMLSelectElement)
  if (as.value === '') return ''
  if (as.value === 'key') return valueOf(form, 'key')
  const email = valueOf(form, 'email')
  const password = as.selectedOptions[0]?.dataset['password'] ?? valueOf(form, 'password')
  const who = JSON.stringify([email, password])
  const had = tokens.get(who)
  if (had !== undefined) return had
  const body = JSON.stringify({ email, password })
  const login = { method: 'POST', headers: JSON_BODY, body, signal: AbortSignal.timeout(PATIENCE) }
  const response = await fetch('/v1/login/customer', login)
  if (!response.ok) {
    await showResponse(form, response, 'The login was refused: ')
    return undefined
  }
  const answer: unknown = await response.json()
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? String(answer.token) : ''
  tokens.set(who, token)
  return token
}

const JSON_BODY = { 'content-type': 'application/json' }

/** What is typed in is sent as it is, so that mistakes are answered as the server answers them. */
function requestOf(form: HTMLFormElement, { method, path, places, body }: Tried, token: string): [string, RequestInit] {
  const headers = new Headers(token === '' ? {} : { authorization: `Bearer ${token}` })
  const query = new URLSearchParams()
  let address = `/v1${path}`
  for (const { name, place } of places) {
    const value = valueOf(form, `place:${name}`)
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '' && place === 'query') query.set(name, value)
    else if (value !== '') headers.set(name, value)
  }
  if (query.size > 0) address += `?${query}`
  if (body === 'multipart/form-data') {
    const files = new FormData()
    const file = new FormData(form).get('file')
    if (file instanceof File && file.name !== '') files.set('file', file)
    return [address, { method, headers, body: files }]
  }
  const text = valueOf(form, 'body')
  if (body === '' || text.trim() === '') return [address, { method, headers }]
  headers.set('content-type', body)
  return [address, { method, headers, body: text }]
}

async function show(form: HTMLFormElement, address: string, request: RequestInit): Promise<Response> {
  const began = performance.now()
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE) })
  await showResponse(form, response, '', performance.now() - began)
  return response
}
