// generated from openapi.yaml by npm run generate: do not edit
import { find } from './origin.js'
const menu = find(document, '#calls', HTMLElement)
const entries = [...menu.querySelectorAll('li li a')]
find(menu, '.find', HTMLElement).hidden = false
find(menu, '.find input', HTMLInputElement).addEventListener('input', ({ target }) => {
  const wanted = target instanceof HTMLInputElement ? target.value.trim().toLowerCase() : ''
  for (const entry of entries) {
    const words = `${entry.textContent} ${entry.dataset['words']}`.toLowerCase()
    if (entry.parentElement) entry.parentElement.hidden = !words.includes(wanted)
  }
  for (const group of menu.querySelectorAll(':scope > ul > li'))
    group.hidden = wanted !== '' && group.querySelector('li:not([hidden])') === null
  const left = entries.filter(({ parentElement }) => parentElement?.hidden === false).length
  find(menu, '.none', HTMLElement).textContent = wanted === '' ? '' : left === 1 ? '1 call' : `${left} calls`
})
menu.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement && menu.matches(':popover-open')) menu.hidePopover()
})
const reading = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) {
      const entry = entries.find(({ hash }) => hash === `#${target.id}`)
      if (!isIntersecting || entry === undefined) continue
      for (const other of entries) other.removeAttribute('aria-current')
      entry.setAttribute('aria-current', 'true')
      if (getComputedStyle(menu).position === 'sticky') keepInView(entry)
    }
  },
  { rootMargin: '-10% 0px -85%' },
)
for (const section of document.querySelectorAll('.call')) reading.observe(section)
function keepInView(entry) {
  const { top, bottom } = entry.getBoundingClientRect()
  const { top: from, bottom: to } = menu.getBoundingClientRect()
  if (top < from || bottom > to) menu.scrollTop += top - (from + to) / 2
}
const [, old] = /^#(?:operation|tag)\/(\w+)$/.exec(location.hash) ?? []
if (old !== undefined) location.hash = old
