// generated from openapi.yaml by npm run generate: do not edit
import { find, copyButton, showOrigin } from './origin.js'
import { SNIPPETS } from './snippets.js'
showOrigin()
const programs = [...document.querySelectorAll('.call[data-method]')].map((section) => {
  const { method = '', path = '', body = '', name = '', input = '', roles = '' } = section.dataset
  const { places = '[]' } = section.dataset
  const sent = section.querySelector('.sent')?.textContent ?? ''
  const request = find(section, '.samples pre', HTMLElement)
  const filled = path.replace(/\{(\w+)\}/, () => /"sample":"([^"]+)"/.exec(places)?.[1] ?? '')
  const needsToken = !roles.split(' ').includes('anyone')
  const call = { method, path: filled, body, sent, name, input, needsToken }
  const program = document.createElement('pre')
  Object.assign(program, { hidden: true, tabIndex: 0 })
  const choice = document.createElement('div')
  choice.className = 'languages'
  const buttons = ['HTTP', ...Object.keys(SNIPPETS)].map((language) => {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', textContent: language, ariaPressed: String(language === 'HTTP') })
    button.addEventListener('click', () => showAll(language))
    return button
  })
  choice.append(...buttons, copyButton(program))
  request.before(choice)
  request.after(program)
  return { request, program, buttons, call }
})
function showAll(language) {
  for (const { request, program, buttons, call } of programs) {
    const snippet = SNIPPETS[language]?.(call, location.origin)
    program.textContent = snippet ?? request.textContent
    program.hidden = snippet === undefined
    request.hidden = !program.hidden
    for (const button of buttons) button.ariaPressed = String(button.textContent === language)
  }
}
showAll('HTTP')
