// Search of the documentation. The index comes from this server when the field is first used.

const input = document.querySelector('#search')
const list = document.querySelector('#found')
const base = document.querySelector('script[data-root]').dataset.root
const SHOWN_MAX = 12
let index = null

async function load() {
  index ??= fetch(`${base}docs/assets/search.json`).then((answer) => answer.json())
  return index
}

/** Points of an entry for one word; 0 when it does not match. */
function pointsOf({ key, title, words, names }, word) {
  const name = key.toLowerCase()
  const last = name.slice(name.lastIndexOf('.') + 1)
  if (name === word) return 120
  if (names.includes(word)) return 110
  if (last === word) return 100
  if (last.startsWith(word)) return 60
  if (name.includes(word)) return 40
  const text = title.toLowerCase()
  if (text.split(/\W+/).includes(word)) return 30
  if (text.includes(word)) return 20
  if (words.has(word)) return 8
  if (word.length > 2 && names.some((other) => other.startsWith(word))) return 6
  return word.length > 3 && [...words].some((other) => other.startsWith(word)) ? 4 : 0
}

/** Number of insertions, deletions, exchanges and swaps of neighbours between two words; above `most` it ends early. */
function distance(a, b, most) {
  let before = []
  let last = Array.from({ length: b.length + 1 }, (_, k) => k)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let k = 1; k <= b.length; k++) {
      const change = a[i - 1] === b[k - 1] ? 0 : 1
      row[k] = Math.min(last[k] + 1, row[k - 1] + 1, last[k - 1] + change)
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]) row[k] = Math.min(row[k], before[k - 2] + 1)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]
}

/** The known word that a word without a match is nearest to; the word itself when none is near. */
function corrected({ keys, pages }, word) {
  if (word.length < 4) return word
  let [best, least] = [word, word.length < 8 ? 1 : 2]
  const known = new Set(keys.flatMap(([key, title, , , , names]) => `${key} ${title} ${names.join(' ')}`.toLowerCase().split(/[^a-z0-9]+/)))
  for (const text of pages) for (const other of text.split(' ')) known.add(other)
  for (const other of known) {
    if (other.length < 4 || Math.abs(other.length - word.length) > least) continue
    const found = distance(word, other, least)
    if (found < least || (found === least && best === word)) [best, least] = [other, found]
  }
  return best
}

/** What the query finds; with each word that nothing matches replaced by the nearest known one, if that finds something. */
function find(index, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = matches(index, words)
  if (found.length > 0) return { found, instead: null }
  const nearest = words.map((word) => (matches(index, [word]).length > 0 ? word : corrected(index, word)))
  const near = nearest.join(' ') === words.join(' ') ? [] : matches(index, nearest)
  return { found: near, instead: near.length > 0 ? nearest.join(' ') : null }
}

function matches({ keys, pages }, words) {
  const wordsOf = pages.map((text) => new Set(text.split(' ')))
  return keys
    .map(([key, title, kind, page, isFirst, names]) => {
      const entry = { key, title, names, words: page === null || !isFirst ? new Set() : wordsOf[page] }
      // A name of two words, such as "performance ratio", is looked for as a whole too.
      const points = names.includes(words.join(' ')) ? [110] : words.map((word) => pointsOf(entry, word))
      const bonus = (isFirst ? 3 : 0) + (kind === 'option' ? -10 : 0) + (kind === 'summary' ? -5 : 0)
      return { key, title, kind, points: points.includes(0) ? 0 : points.reduce((sum, own) => sum + own, bonus) }
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.key.length - b.key.length)
    .slice(0, SHOWN_MAX)
}

function show({ found, instead }, query) {
  const note = document.createElement('li')
  note.textContent = `Nothing matches "${query}". Shown: ${instead}`
  list.replaceChildren(
    ...(instead === null ? [] : [note]),
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
  const loaded = query === '' ? null : await load()
  if (query !== input.value.trim()) return
  show(loaded === null ? { found: [], instead: null } : find(loaded, query), query)
}

input.addEventListener('focus', load)
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
