/** Calls an operation. Returns its answer, or shows why it was refused and returns null. */
export async function call(method, path, body) {
  const init = { method, headers: {} }
  if (body !== undefined) {
    init.headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  const refusal = document.getElementById('refusal')
  refusal.hidden = true
  try {
    const answer = await fetch(path, init)
    if (answer.status === 204) return {}
    const content = await answer.json()
    if (answer.ok) return content
    refusal.textContent = content.detail
  } catch {
    refusal.textContent = 'The server cannot be reached. Try again.'
  }
  refusal.hidden = false
  return null
}

/** Does work when a form is sent, with its fields. */
export function onSubmit(id, work) {
  const form = document.getElementById(id)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    button.disabled = true
    await work(Object.fromEntries(new FormData(form)), form)
    button.disabled = false
  })
}

/** Replaces the rows of a table. A cell is a text or an element. */
export function fillTable(id, rows) {
  const lines = rows.map((cells) => {
    const line = document.createElement('tr')
    for (const cell of cells) line.insertCell().append(cell)
    return line
  })
  document.querySelector(`#${id} tbody`).replaceChildren(...lines)
}

/** A time as the browser's owner reads it. */
export function timeText(iso) {
  return iso === null ? 'never' : new Date(iso).toLocaleString()
}
