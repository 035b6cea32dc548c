// Search of the documentation, which the service does.

const input = document.querySelector('#search')
const list = document.querySelector('#found')
const base = document.querySelector('script[data-root]').dataset.root
/** A search waits so long for the next letter. */
const PAUSE_MILLIS = 120

function show(found, query) {
  const [{ instead } = {}] = found
  const note = document.createElement('li')
  note.textContent = `Nothing matches "${query}". Shown: ${instead}`
  list.replaceChildren(
    ...(instead === undefined ? [] : [note]),
    ...found.map(({ key, title, kind }) => {
      const link = document.createElement('a')
      link.href = `${base}docs/${key}`
      const name = document.createElement('code')
      name.textContent = key
      const about = document.createElement('small')
      about.textContent = ` ${kind}: ${title}`
      link.append(name, about)
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  if (found.length > 0 || query === '') return
  const none = document.createElement('li')
  none.textContent = `Nothing matches "${query}".`
  list.append(none)
}

async function search() {
  const query = input.value.trim()
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS))
  if (query !== input.value.trim()) return
  const answer = query === '' ? null : await fetch(`${base}api/docs?q=${encodeURIComponent(query)}`)
  const found = answer?.ok ? await answer.json() : []
  if (query === input.value.trim() && answer?.ok !== false) show(found, query)
}

input.addEventListener('input', search)
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement
  if (event.key === '/' && !isTyping) {
    event.preventDefault()
    input.focus()
    return
  }
  if (event.key === 'Escape') {
    // The focus would be lost with the link that has it.
    if (list.contains(document.activeElement)) input.focus()
    list.replaceChildren()
  }
  const links = [...list.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement)
  if (links.length === 0 || (event.target !== input && at < 0)) return
  if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)].focus()
  else if (event.key === 'ArrowUp') (at > 0 ? links[at - 1] : input).focus()
  else if (event.key === 'Enter' && event.target === input) links[0].click()
  else return
  event.preventDefault()
})
