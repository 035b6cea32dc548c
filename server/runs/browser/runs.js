import { me } from '/account/assets/account.js'
import { call, onPress, timeText } from '/account/assets/call.js'

const PAGE = 25
const table = document.getElementById('runs')
const rows = table.tBodies[0]
const none = document.getElementById('no-runs')
const more = document.getElementById('more-runs')
const shown = document.getElementById('runs-shown')
const fixed = (value, digits) => value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** What is searched, the id that the next page follows, and how often the list began anew. */
let words = new URLSearchParams(location.search).get('q') ?? ''
let next = null
let beginnings = 0

if (me !== null) {
  const find = document.getElementById('find-runs')
  const field = find.elements.namedItem('q')
  field.value = words
  // A new search does not wait for the answer to the last one.
  find.addEventListener('submit', (event) => {
    event.preventDefault()
    words = field.value.trim()
    history.replaceState(null, '', words === '' ? location.pathname : `?q=${encodeURIComponent(words)}`)
    begin()
  })
  onPress(more, () => list(next))
  await begin()
}

/** The first page, in place of what was shown. */
async function begin() {
  beginnings++
  rows.replaceChildren()
  await list(null)
}

async function list(before) {
  const query = new URLSearchParams({ limit: String(PAGE) })
  if (words !== '') query.set('q', words)
  if (before !== null) query.set('before', before)
  const beginning = beginnings
  const page = await call('GET', `/api/runs?${query}`)
  // An answer to an earlier search, which may come late, is not of this list.
  if (page === null || beginning !== beginnings) return
  const added = page.runs.map(lineOf)
  rows.append(...added)
  next = page.next
  more.hidden = next === null
  say()
  // The button that had the focus may be gone.
  if (before !== null) added[0]?.querySelector('a, button').focus()
}

/** Says how many runs are shown, also when the last of them was deleted. */
function say() {
  const count = rows.rows.length
  table.hidden = count === 0
  none.hidden = count > 0
  none.textContent =
    words === ''
      ? 'No run is stored yet. A run that is sent with a key, or while you are signed in, is stored here.'
      : `No run contains "${words}" in its name or in what describes its plant.`
  shown.textContent = `${count} ${count === 1 ? 'run' : 'runs'} shown${next === null ? '' : ', there are older ones'}`
}

function lineOf(run) {
  const line = document.createElement('tr')
  const { status, created_at, e_grid_kwh, specific_yield_kwh_per_kwp, performance_ratio } = run
  const isComplete = status === 'complete'
  const name = line.insertCell()
  nameIn(name, run)
  const cells = [
    ['Stored', timeText(created_at)],
    ['Energy, MWh', isComplete ? fixed(e_grid_kwh / 1000, 1) : status],
    ['Yield, kWh/kWp', isComplete ? fixed(specific_yield_kwh_per_kwp, 0) : ''],
    ['PR, %', isComplete ? fixed(performance_ratio * 100, 1) : ''],
    ['Take away', answersOf(run)],
    ['Change', changesOf(run, name, line)],
  ]
  for (const [heading, content] of cells) {
    const cell = line.insertCell()
    // On a phone a row stands as a list.
    cell.dataset.heading = heading
    cell.append(content)
  }
  return line
}

/** The name, which opens the run in the console, and what describes the plant. */
function nameIn(cell, { run_id, status, label, plant }) {
  const name = document.createElement('bdi')
  name.textContent = label ?? run_id
  const opens = element(status === 'complete' ? 'a' : 'span', {}, name)
  if (status === 'complete') opens.href = `/#run=${run_id}`
  cell.replaceChildren(opens)
  if (plant !== null && plant !== label) cell.append(element('div', { className: 'soft' }, plant))
}

function answersOf({ run_id, status, label, links }) {
  const of = label ?? run_id
  const list = element('span', { className: 'tools' })
  if (status === 'running') return list
  list.append(linkTo(`/api/runs/${run_id}`, status === 'failed' ? 'Why' : 'Answer', `the answer of ${of}, JSON`))
  if (links.series_csv !== undefined) list.append(linkTo(`/api/runs/${run_id}/series.csv`, 'Series', `the series of ${of}, CSV`))
  return list
}

function linkTo(href, text, title) {
  const link = element('a', { href, title }, text)
  link.setAttribute('aria-label', `${text}: ${title}`)
  return link
}

function changesOf(run, nameCell, line) {
  const rename = button('Rename', `Rename ${run.label ?? run.run_id}`, async () => writeName(run, nameCell, rename))
  const remove = button('Delete', `Delete ${run.label ?? run.run_id}`, async () => {
    if (!window.confirm(`Delete the run "${run.label ?? run.run_id}" with its answer and its series?`)) return
    if ((await call('DELETE', `/api/runs/${run.run_id}`)) === null) return
    // The button that had the focus is gone.
    const near = line.nextElementSibling ?? line.previousElementSibling
    line.remove()
    say()
    const goesOn = near?.querySelector('a, button') ?? document.querySelector('#find-runs input')
    goesOn.focus()
  })
  return element('span', { className: 'tools' }, rename, remove)
}

/** A field in place of the name, until it is saved or given up. */
function writeName(run, cell, opener) {
  if (cell.querySelector('form') !== null) return
  const field = element('input', {
    name: 'label',
    maxLength: 200,
    value: run.label === run.plant ? '' : (run.label ?? ''),
    autocomplete: 'off',
  })
  field.setAttribute('aria-label', `Name of the run, now ${run.label ?? run.run_id}`)
  field.placeholder = run.plant ?? run.run_id
  const form = element('form', { className: 'tools' }, field, element('button', { type: 'submit' }, 'Save'))
  const end = () => {
    nameIn(cell, run)
    opener.focus()
  }
  form.append(button('Cancel', 'Cancel: keep the name', async () => end()))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const changed = await call('PATCH', `/api/runs/${run.run_id}`, { label: field.value })
    if (changed === null) return
    Object.assign(run, changed)
    end()
  })
  form.addEventListener('keydown', ({ key }) => key === 'Escape' && end())
  cell.replaceChildren(form)
  field.focus()
}

function button(text, label, work) {
  const made = element('button', { type: 'button' }, text)
  made.setAttribute('aria-label', label)
  onPress(made, work)
  return made
}

function element(tag, properties, ...content) {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...content)
  return made
}
